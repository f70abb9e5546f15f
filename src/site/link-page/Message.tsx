import type { ReactNode } from 'react'
import styles from './Message.module.css'
import { Tick } from './Tick.tsx'

/** What was just done, where the hand was, or why it could not be. */
export function Message({ done, problem }: { done: ReactNode; problem?: string | undefined }) {
  if (problem)
    return (
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    )
  return (
    done && (
      <p className={styles.done} role="status">
        <Tick />
        <span>{done}</span>
      </p>
    )
  )
}
