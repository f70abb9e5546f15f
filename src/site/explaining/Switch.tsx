import { useEffect, useRef } from 'react'
import styles from './Switch.module.css'

type Props = {
  name: string
  legend: string
  /** The first is chosen to begin with. */
  choices: readonly { value: string; label: string }[]
  onChoose?: (value: string) => void
}

/** Two states of a picture. Both are in the page, and its style shows the one that is checked, so it works without script. */
export function Switch({ name, legend, choices, onChoose }: Props) {
  const field = useRef<HTMLFieldSetElement>(null)

  // What was checked before hydration.
  useEffect(() => {
    const checked = field.current?.querySelector<HTMLInputElement>(':checked')
    if (checked) onChoose?.(checked.value)
  }, [])

  return (
    <fieldset ref={field} className={styles.switch}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({ value, label }, index) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={index === 0}
            onChange={() => onChoose?.(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
