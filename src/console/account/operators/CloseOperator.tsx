import type { Operator } from '../../client/operators-query.ts'
import { firstName, useOperators } from '../../client/use-operators.ts'
import { Confirm } from '../../ui/form/Confirm.tsx'
import { SelectField } from '../../ui/form/Field.tsx'
import type { Submission } from '../../ui/form/Form.tsx'
import { spellCount } from '../../words/labels.ts'

export type Leaving = {
  /** Who gets the open leads: an operator's id, or '' for no owner. */
  leadsTo: string
}

/** Asks who gets the open leads of an operator who leaves. */
export function CloseOperator({
  operator,
  submission,
  onCancel,
}: {
  operator: Operator
  submission: Submission<Leaving>
  onCancel: () => void
}) {
  const others = useOperators().filter(({ id, closed }) => !closed && id !== operator.id)
  return (
    <Confirm
      title={`Close ${operator.name}’s place?`}
      text={`${firstName(operator.name)} can’t sign in after that, and still has ${spellCount(operator.openLeads, 'open lead').toLowerCase()}.`}
      yes="Close the place"
      submission={submission}
      onCancel={onCancel}
    >
      <SelectField
        name="leadsTo"
        label={operator.openLeads === 1 ? 'Who gets it?' : 'Who gets them?'}
        options={[
          { value: '', label: 'Nobody yet: anyone can take a lead' },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </Confirm>
  )
}
