import { initialsOf } from '../words/initials.ts'
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
