import { Fragment } from 'react'
import { inAustralianMoney } from '../brand.ts'

/** Content's own small markup: **strong** and [links](/path), with amounts in the reader's writing. */
export function Text({ children }: { children: string }) {
  const parts = inAustralianMoney(children).split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
  return parts.map((part, index) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
    // Parts of a sentence never change places.
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
