import { Fragment, type ReactNode } from 'react'

type Props = {
  /** With words in braces. */
  of: string
  /** What stands for each of them. */
  with: Record<string, ReactNode>
}

/** A sentence of content with something put in it, such as a moment or a link. */
export function Sentence({ of, with: parts }: Props) {
  return of.split(/\{(\w+)\}/).map((text, index) => {
    // The parts of a sentence never change places, so the index is a good key.
    const key = `${index}`
    return <Fragment key={key}>{index % 2 === 0 ? text : parts[text]}</Fragment>
  })
}
