import styles from './Options.module.css'

/** A list of choices with at most one selected. */
export function Options<Value extends string>({
  label,
  options,
  value,
  onSelect,
}: {
  label: string
  options: readonly { value: Value; label: string }[]
  value?: Value
  onSelect: (value: Value) => void
}) {
  return (
    <ul className={styles.options} aria-label={label}>
      {options.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onSelect(option.value)}
          >
            {option.label}
          </button>
        </li>
      ))}
    </ul>
  )
}
