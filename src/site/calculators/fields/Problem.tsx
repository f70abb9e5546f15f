import styles from './Fields.module.css'

/** What is wrong with a field, beside it. Always in the page, for the field to be described by. */
export function Problem({ id, sentence }: { id: string; sentence?: string | undefined }) {
  return (
    <p id={`${id}-problem`} className={styles.problem} hidden={sentence === undefined}>
      {sentence}
    </p>
  )
}
