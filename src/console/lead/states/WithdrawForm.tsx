import { Button } from '../../ui/Button.tsx'
import styles from './StateForm.module.css'

/** Asks for confirmation, because withdrawing cannot be undone. */
export function WithdrawForm({
  onSubmit,
  onCancel,
}: {
  onSubmit: () => void
  onCancel: () => void
}) {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <p>
        Only when the visitor asked for it. Whoever was told of this lead hears that it was taken
        back. It cannot be undone.
      </p>
      <div className={styles.actions}>
        <Button small look="dark" type="submit">
          Withdraw it
        </Button>
        <Button small onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
