import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

/** Copies a text, and says for a moment whether it could. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [said, setSaid] = useState('')
  const say = (word: string) => {
    setSaid(word)
    setTimeout(() => setSaid(''), 3_000)
  }
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say('Copied'),
      () => say('Could not copy'),
    )
  return (
    <>
      <Button small onClick={() => void copy()}>
        <Icon name="copy" /> {said || 'Copy'}
        <span className="visually-hidden"> {what}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  )
}
