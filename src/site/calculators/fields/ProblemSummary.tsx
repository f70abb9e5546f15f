import type { Ref } from 'react'
import type { FieldName, Problems } from '#domain/estimate/shared/fields.ts'
import styles from '../Calculator.module.css'
import { FieldLink } from './FieldLink.tsx'

type Props = {
  ref: Ref<HTMLDivElement>
  problems: Problems
  /** Without script the browser moves the focus here by itself. */
  autoFocus: boolean
}

/** Every problem, above the answer, with a link to its field. */
export function ProblemSummary({ ref, problems, autoFocus }: Props) {
  const entries = Object.entries(problems)
  const isWrong = entries.length > 0
  return (
    <div
      ref={ref}
      className={`problems ${styles.problems}`}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page that was just asked for begins with it
      autoFocus={autoFocus && isWrong}
      hidden={!isWrong}
    >
      <h2>Please fix:</h2>
      <ul>
        {entries.map(([name, sentence]) => (
          <li key={name}>
            <FieldLink name={name as FieldName}>{sentence}</FieldLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
