import { useEffect, useRef, useState } from 'react'
import { FieldFrame, useFieldNotes } from '../../ui/form/Field.tsx'
import styles from './CodeField.module.css'

const places = [0, 1, 2, 3, 4, 5]

/** Six digits: one field to type or paste into, drawn as six boxes. The sixth digit sends the form around it. */
export function CodeField({ hint }: { hint?: string }) {
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const notes = useFieldNotes('code', { hint })

  // It is the only thing to do here; after a wrong code it has to be done again.
  useEffect(() => {
    if (code === '') input.current?.focus()
    if (code.length === places.length) input.current?.form?.requestSubmit()
  }, [code])
  useEffect(() => {
    if (notes.problem) setCode('')
  }, [notes.problem])

  return (
    <FieldFrame label="Code" notes={notes}>
      <div className={styles.code} data-bad={notes.problem ? '' : undefined}>
        <input
          {...notes.props}
          ref={input}
          name="code"
          value={code}
          onChange={({ target }) =>
            setCode(target.value.replaceAll(/\D/g, '').slice(0, places.length))
          }
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          pattern="[0-9]{6}"
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
    </FieldFrame>
  )
}
