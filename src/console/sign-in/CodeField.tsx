import { type ReactNode, useEffect, useId, useRef } from 'react'
import { describedBy, FieldWords } from '../ui/Field.tsx'
import styles from './CodeField.module.css'

const places = [0, 1, 2, 3, 4, 5]

/** Six digits. One field to type or paste into, drawn as six; the sixth digit sends it. */
export function CodeField({
  code,
  onChange,
  onComplete,
  problem,
  hint,
}: {
  code: string
  onChange: (code: string) => void
  onComplete: (code: string) => void
  problem?: ReactNode
  hint?: ReactNode
}) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // It is the only thing to do here. After a wrong code it is to be done again.
  useEffect(() => {
    if (code === '') field.current?.focus()
  }, [code])

  const type = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, 6)
    onChange(digits)
    if (digits.length === 6 && digits !== code) onComplete(digits)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Code</label>
      <div className={styles.code} data-bad={problem ? '' : undefined}>
        <input
          ref={field}
          id={id}
          value={code}
          onChange={(event) => type(event.target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy(id, problem, hint)}
        />
        {places.map((place) => (
          <span
            key={place}
            aria-hidden="true"
            data-current={place === Math.min(code.length, 5) ? '' : undefined}
          >
            {code[place]}
          </span>
        ))}
      </div>
      <FieldWords id={id} problem={problem} hint={hint} />
    </div>
  )
}
