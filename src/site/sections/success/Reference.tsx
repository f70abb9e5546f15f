import styles from './Reference.module.css'

export function Reference({ reference }: { reference: string | undefined }) {
  return (
    reference && (
      <p className={`remark ${styles.reference}`}>
        Your reference is <strong>{reference}</strong>. Keep it, in case you want to ask us
        something.
      </p>
    )
  )
}
