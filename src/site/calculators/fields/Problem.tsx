import styles from './Fields.module.css'

/** A field’s problem, beside it. Always in the page, since the field’s `aria-describedby` refers to it. */
export function Problem({ id, sentence }: { id: string; sentence?: string | undefined }) {
  return (
    <p id={`${id}-problem`} className={`problem ${styles.problem}`} hidden={sentence === undefined}>
      {sentence}
    </p>
  )
}
