import { useEffect, useState } from 'react'
import type { Period } from '#domain/insight/period.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Copies an address that shows these very days, also when today is another. */
export function CopyLink({ period, form }: { period: Period; form: string | undefined }) {
  const [said, setSaid] = useState('Copy link')
  useEffect(() => {
    if (said === 'Copy link') return
    const timer = window.setTimeout(() => setSaid('Copy link'), 3_000)
    return () => window.clearTimeout(timer)
  }, [said])
  const copy = () => {
    const search = new URLSearchParams({ ...period, ...(form ? { form } : {}) })
    const link = `${location.origin}/console/insights?${search}`
    const copied = navigator.clipboard?.writeText(link) ?? Promise.reject()
    copied.then(
      () => setSaid('Copied'),
      () => setSaid('Copy it from the address bar'),
    )
  }
  return (
    <Button small look="quiet" onClick={copy}>
      <Icon name="link" /> <span role="status">{said}</span>
    </Button>
  )
}
