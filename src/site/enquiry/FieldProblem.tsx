import styles from './FieldProblem.module.css'

type Props = {
  /** Id of the field or group. */
  id: string
  problem: string | undefined
}

/** The message beside a field whose answer cannot be accepted. */
export function FieldProblem({ id, problem }: Props) {
  return (
    problem && (
      <p id={problemId(id)} className={`problem ${styles.problem}`}>
        {problem}
      </p>
    )
  )
}

/** A field's `aria-describedby`: its help, and its problem if it has one. */
export function describedBy(id: string, problem: string | undefined): string {
  return problem ? `${id}-help ${problemId(id)}` : `${id}-help`
}

export function problemId(id: string): string {
  return `${id}-problem`
}
