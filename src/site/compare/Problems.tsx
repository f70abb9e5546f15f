import type { Ref } from 'react'
import type { Problems as ByField } from '#domain/estimate/shared/quotes-draft.ts'

type Props = {
  className: string | undefined
  problems: Readonly<ByField>
  /** What moves the focus here. */
  ref?: Ref<HTMLDivElement>
}

/** Every problem with a link to its field; nothing where there is none. */
export function Problems({ className, problems, ref }: Props) {
  const entries = Object.entries(problems)
  if (entries.length === 0) return null
  return (
    <div ref={ref} className={className} role="alert" tabIndex={ref ? -1 : undefined}>
      <h2>Please fix:</h2>
      <ul>
        {entries.map(([name, sentence]) => (
          <li key={name}>
            <a href={`#compare-${name}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
