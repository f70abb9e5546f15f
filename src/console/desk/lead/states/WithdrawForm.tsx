import { Button } from '../../../ui/Button.tsx'
import { Form, SubmitButton } from '../../../ui/form/Form.tsx'
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
    <Form className={styles.form} onSubmit={onSubmit}>
      <p>
        Only when the visitor asked for it. Whoever was told of this lead hears that it was taken
        back. It cannot be undone.
      </p>
      <div className={styles.actions}>
        <SubmitButton small look="dark">
          Withdraw it
        </SubmitButton>
        <Button small onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
