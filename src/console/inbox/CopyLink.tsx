import { useEffect, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Copies the address of the list as it is filtered. */
export function CopyLink() {
  const [said, setSaid] = useState('Copy link')
  useEffect(() => {
    if (said === 'Copy link') return
    const timer = window.setTimeout(() => setSaid('Copy link'), 3_000)
    return () => window.clearTimeout(timer)
  }, [said])
  const copy = () =>
    (navigator.clipboard?.writeText(location.href) ?? Promise.reject()).then(
      () => setSaid('Copied'),
      () => setSaid('Copy it from the address bar'),
    )
  return (
    <Button small look="quiet" onClick={copy}>
      <Icon name="link" /> <span role="status">{said}</span>
    </Button>
  )
}
