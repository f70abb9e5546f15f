import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'

const usual = 'Copy link'

/** Copies an address: this screen's as it stands, or a link that says more. */
export function CopyLink({ link }: { link?: string }) {
  const [said, setSaid] = useState(usual)
  useEffect(() => {
    if (said === usual) return
    const timer = window.setTimeout(() => setSaid(usual), 3_000)
    return () => window.clearTimeout(timer)
  }, [said])
  const copy = () => {
    const copied = navigator.clipboard?.writeText(link ?? location.href) ?? Promise.reject()
    copied.then(
      () => setSaid('Copied'),
      () => setSaid('Copy it from the address bar'),
    )
  }
  return (
    <>
      <Button small look="quiet" onClick={copy}>
        <Icon name="link" /> {said}
      </Button>
      <span className="visually-hidden" role="status">
        {said === usual ? '' : said}
      </span>
    </>
  )
}
