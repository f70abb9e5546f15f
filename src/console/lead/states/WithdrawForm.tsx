import { Button } from '../../ui/Button.tsx'
import styles from './StateForm.module.css'

/** Withdrawing cannot be undone: asked once more, where it was pressed. */
export function WithdrawForm({ withdraw, cancel }: { withdraw: () => void; cancel: () => void }) {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        withdraw()
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
        <Button small onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
