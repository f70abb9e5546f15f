import styles from './Options.module.css'

/** Choices below each other, of which one is taken. */
export function Options<Value extends string>({
  label,
  options,
  chosen,
  choose,
}: {
  label: string
  options: readonly { value: Value; words: string }[]
  chosen?: Value
  choose: (value: Value) => void
}) {
  return (
    <ul className={styles.options} aria-label={label}>
      {options.map(({ value, words }) => (
        <li key={value}>
          <button type="button" aria-pressed={value === chosen} onClick={() => choose(value)}>
            {words}
          </button>
        </li>
      ))}
    </ul>
  )
}
