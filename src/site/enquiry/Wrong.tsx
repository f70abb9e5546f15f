import styles from './Wrong.module.css'

type Props = {
  /** Id of the field or group the problem stands beside, and of the field a summary leads to. */
  id: string
  target: string
  question: string
  problem?: string | undefined
}

/** What is wrong with an answer. Always in the page, so that the server can fill it in where script does not. */
export function Wrong({ id, target, question, problem }: Props) {
  return (
    <p
      id={`${id}-problem`}
      className={styles.problem}
      data-problem={question}
      data-for={target}
      hidden={!problem}
    >
      {problem}
    </p>
  )
}
