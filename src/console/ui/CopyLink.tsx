import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { useCopy } from './use-copy.ts'

const outcomes = { copied: 'Copied', failed: 'Copy it from the address bar' }

/** Copies a link to this screen. `link` replaces an address that means something else tomorrow. */
export function CopyLink({ link }: { link?: string }) {
  const { outcome, copy } = useCopy()
  const sentence = outcome && outcomes[outcome]
  return (
    <>
      <Button small look="quiet" onClick={() => void copy(link ?? location.href)}>
        <Icon name="link" /> {sentence ?? 'Copy link'}
      </Button>
      <span className="visually-hidden" role="status">
        {sentence}
      </span>
    </>
  )
}
