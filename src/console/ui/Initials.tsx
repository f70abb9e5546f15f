import styles from './Initials.module.css'

/** An operator as a circle, beside their name; `on` while they are calling. */
export function Initials({ name, on, large }: { name: string; on?: boolean; large?: boolean }) {
  return (
    <span
      className={styles.initials}
      data-on={on || undefined}
      data-large={large || undefined}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  )
}

/** 'PN' for Priya Nair. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}
