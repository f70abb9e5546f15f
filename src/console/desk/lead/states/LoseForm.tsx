import { type LostReason, lostReasons } from '#domain/lead/state.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field, RadioField } from '../../../ui/form/Field.tsx'
import { Form, SubmitButton } from '../../../ui/form/Form.tsx'
import { lostReasonLabels } from '../../../words/labels.ts'
import styles from './StateForm.module.css'

const options = lostReasons.map((value) => ({ value, label: lostReasonLabels[value] }))

/** Asks why the lead was lost. */
export function LoseForm({
  onSubmit,
  onCancel,
}: {
  onSubmit: (loss: { because: LostReason; line?: string }) => void
  onCancel: () => void
}) {
  return (
    <Form
      className={styles.form}
      onSubmit={({ because, line }: { because: LostReason; line: string }) =>
        onSubmit({ because, ...(line.trim() ? { line } : {}) })
      }
    >
      <RadioField small focused name="because" legend="Why was it lost?" options={options} />
      <Field small name="line" label="In a line, if you like" maxLength={200} />
      <div className={styles.actions}>
        <SubmitButton small look="dark">
          Mark lost
        </SubmitButton>
        <Button small onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
