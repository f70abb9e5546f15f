import { Fragment, type ReactNode } from 'react'
import { isolate } from '#domain/enquiry/isolate.ts'

/** A sentence of content with something put in for its words in braces, such as a moment or a link. */
export function fill(sentence: string, parts: Record<string, ReactNode>): ReactNode {
  return sentence.split(/\{(\w+)\}/).map((text, index) => {
    // The parts of a sentence never change places, so the index is a good key.
    const key = `${index}`
    return <Fragment key={key}>{index % 2 === 0 ? text : partOf(parts[text])}</Fragment>
  })
}

function partOf(part: ReactNode): ReactNode {
  return typeof part === 'string' ? isolate(part) : part
}
