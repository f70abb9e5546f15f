import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'

type Field = {
  label: string
  /** What is wrong with it, as a sentence. */
  problem?: ReactNode
  hint?: ReactNode
  /** Stands at the right of the label, such as a link. */
  aside?: ReactNode
  /** Stands within the box, after what is typed. */
  inside?: ReactNode
}

/** One line to type into, with its label above and its problem below. */
export function Field({
  label,
  problem,
  hint,
  aside,
  inside,
  ...rest
}: Field & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className={styles.box} data-bad={problem ? '' : undefined}>
        <input
          id={id}
          {...rest}
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, problem, hint)}
        />
        {inside}
      </div>
      <FieldWords id={id} problem={problem} hint={hint} />
    </div>
  )
}

/** What stands below a field of any kind: hint, then problem. */
export function FieldWords({
  id,
  problem,
  hint,
}: { id: string } & Pick<Field, 'problem' | 'hint'>) {
  return (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          <Icon name="late" />
          <span>{problem}</span>
        </p>
      )}
    </>
  )
}

export function describedBy(id: string, problem: ReactNode, hint: ReactNode): string | undefined {
  return [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
}
