import type { RefObject } from 'react'
import type { Problems } from '#domain/estimate/inputs/inputs.ts'
import styles from './Calculator.module.css'

type Props = {
  of: RefObject<HTMLDivElement | null>
  problems: Problems
  /** Without script the browser leads there by itself. */
  autoFocus: boolean
}

/** What is to be put right, above the answer; each leads to its field. */
export function ProblemSummary({ of, problems, autoFocus }: Props) {
  const entries = Object.entries(problems)
  const isWrong = entries.length > 0
  return (
    <div
      ref={of}
      className={styles.problems}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page that was just asked for begins with it
      autoFocus={autoFocus && isWrong}
      hidden={!isWrong}
    >
      <h3>Please put this right:</h3>
      <ul>
        {entries.map(([name, sentence]) => (
          <li key={name}>
            <a
              href={`#calculator-${name}`}
              onClick={(event) => {
                // The fragment holds what was typed; it stays.
                event.preventDefault()
                leadTo(document.getElementById(`calculator-${name}`))
              }}
            >
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function leadTo(field: HTMLElement | null): void {
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
}
