import { Fragment, type ReactNode } from 'react'
import { isolate } from '#domain/enquiry/isolate.ts'

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
    return <Fragment key={key}>{index % 2 === 0 ? text : partOf(parts[text])}</Fragment>
  })
}

function partOf(part: ReactNode): ReactNode {
  return typeof part === 'string' ? isolate(part) : part
}
