import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { useCopy } from './use-copy.ts'

/** Copies a text; `what` names it for screen readers. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  return (
    <Copy icon="copy" label="Copy" failed="Could not copy" textOf={() => text}>
      <span className="visually-hidden"> {what}</span>
    </Copy>
  )
}

/** Copies a link to this screen. `link` replaces an address that means something else tomorrow. */
export function CopyLink({ link }: { link?: string }) {
  return (
    <Copy
      look="quiet"
      icon="link"
      label="Copy link"
      failed="Copy it from the address bar"
      textOf={() => link ?? location.href}
    />
  )
}

function Copy({
  icon,
  label,
  failed,
  textOf,
  look,
  children,
}: {
  icon: 'copy' | 'link'
  label: string
  failed: string
  textOf: () => string
  look?: 'quiet'
  children?: ReactNode
}) {
  const { outcome, copy } = useCopy()
  const sentence = outcome && { copied: 'Copied', failed }[outcome]
  return (
    <>
      <Button small look={look} onClick={() => void copy(textOf())}>
        <Icon name={icon} /> {sentence ?? label}
        {children}
      </Button>
      <span className="visually-hidden" role="status">
        {sentence}
      </span>
    </>
  )
}
