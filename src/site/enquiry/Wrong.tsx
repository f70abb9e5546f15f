import styles from './Wrong.module.css'

type Props = {
  /** Id of the field or group the problem stands beside. */
  id: string
  problem: string | undefined
}

/** What is wrong with an answer. */
export function Wrong({ id, problem }: Props) {
  return (
    problem && (
      <p id={problemId(id)} className={styles.problem}>
        {problem}
      </p>
    )
  )
}

/** What a field with this id is described by: its help, and its problem if it has one. */
export function describedBy(id: string, problem: string | undefined): string {
  return problem ? `${id}-help ${problemId(id)}` : `${id}-help`
}

export function problemId(id: string): string {
  return `${id}-problem`
}
