import type { ReactNode } from 'react'
import type { InstallerField } from '#domain/installer/draft.ts'
import { Button } from '../../ui/Button.tsx'
import { useForm } from '../../ui/form/Form.tsx'
import { Problem } from '../../ui/form/Problem.tsx'
import kit from '../../ui/kit.module.css'
import styles from './Parts.module.css'

/** What has a line for each thing: a line may be added, changed and taken away. */
export function Lines<Line>({
  field,
  lines,
  empty,
  nameOf,
  add,
  onChange,
  children,
}: {
  field: InstallerField
  lines: readonly Line[]
  empty: Line
  /** The accessible name of a line. */
  nameOf: (line: Line, index: number) => string
  /** What the button says that adds one. */
  add: string
  onChange: (lines: readonly Line[]) => void
  children: (line: Line, change: (changes: Partial<Line>) => void) => ReactNode
}) {
  const problem = useForm().problems[field]
  const all = lines.length > 0 ? lines : [empty]
  return (
    <div data-field={field}>
      {all.map((line, index) => (
        <fieldset key={index} className={`${kit.box} ${styles.line}`}>
          <legend className="visually-hidden">{nameOf(line, index)}</legend>
          {children(line, (changes) =>
            onChange(all.map((one, at) => (at === index ? { ...one, ...changes } : one))),
          )}
          {lines.length > 0 && (
            <p className={kit.actions}>
              <Button
                small
                aria-label={`Take off ${nameOf(line, index)}`}
                onClick={() => onChange(lines.filter((_, at) => at !== index))}
              >
                Take off
              </Button>
            </p>
          )}
        </fieldset>
      ))}
      {problem && <Problem>{problem}</Problem>}
      <p className={kit.actions}>
        <Button small onClick={() => onChange([...all, empty])}>
          {add}
        </Button>
      </p>
    </div>
  )
}
