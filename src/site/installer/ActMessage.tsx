import { Tick } from '../my-enquiry/Tick.tsx'
import styles from './ActMessage.module.css'

type Props = { done: string | undefined; problem: string | undefined }

/** What was just done, or why it could not be. */
export function ActMessage({ done, problem }: Props) {
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
