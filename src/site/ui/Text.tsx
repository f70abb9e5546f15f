import { Fragment } from 'react'

/** Renders the markup of content: **strong** and [links](/path). */
export function Text({ children }: { children: string }) {
  const parts = children.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
  return parts.map((part, index) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
    // The parts of a sentence never change places, so the index is a good key.
    const key = `${index}`
    if (link)
      return (
        <a key={key} href={link[2]}>
          {link[1]}
        </a>
      )
    return part.startsWith('**') ? (
      <strong key={key}>{part.slice(2, -2)}</strong>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    )
  })
}
