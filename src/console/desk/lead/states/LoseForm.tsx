import { type LostReason, lostReasons } from '#domain/lead/state.ts'
import { Field, RadioField } from '../../../ui/form/Field.tsx'
import { Form, FormButtons } from '../../../ui/form/Form.tsx'
import { lostReasonLabels } from '../../../words/labels.ts'
import styles from './States.module.css'

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
      <FormButtons yes="Mark lost" onCancel={onCancel} />
    </Form>
  )
}
