import { type LostReason, lostReasons } from '#domain/lead/state.ts'
import { Field, RadioField } from '../../../ui/form/Field.tsx'
import { Form, FormButtons } from '../../../ui/form/Form.tsx'
import { lostReasonLabels } from '../../../words/labels.ts'
import styles from './States.module.css'

const options = lostReasons.map((value) => ({ value, label: lostReasonLabels[value] }))

/** What is chosen and typed so far. */
export type LossDraft = { because?: string; line?: string }

/** Asks why the lead was lost. */
export function LoseForm({
  draft = {},
  onDraft,
  onSubmit,
  onCancel,
}: {
  draft?: LossDraft
  onDraft?: (draft: LossDraft) => void
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
      <RadioField
        small
        focused
        name="because"
        legend="Why was it lost?"
        options={options}
        {...(draft.because ? { initial: draft.because } : {})}
        onChange={(because) => onDraft?.({ ...draft, because })}
      />
      <Field
        small
        name="line"
        label="In a line, if you like"
        maxLength={200}
        defaultValue={draft.line}
        onChange={({ target }) => onDraft?.({ ...draft, line: target.value })}
      />
      <FormButtons yes="Mark lost" onCancel={onCancel} />
    </Form>
  )
}
