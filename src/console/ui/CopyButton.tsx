import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { useCopy } from './use-copy.ts'

const outcomes = { copied: 'Copied', failed: 'Could not copy' }

/** Copies a text; `what` names it for screen readers. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { outcome, copy } = useCopy()
  const sentence = outcome && outcomes[outcome]
  return (
    <>
      <Button small onClick={() => void copy(text)}>
        <Icon name="copy" /> {sentence ?? 'Copy'}
        <span className="visually-hidden"> {what}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {sentence}
      </span>
    </>
  )
}
