import { type AssignmentRule, heaviestWeight } from '#domain/desk/rules.ts'
import { services } from '#domain/enquiry/form.ts'
import { regionLabels, regions } from '#estimate/region.ts'
import { useOperatorName, useOperators } from '../../client/use-operators.ts'
import { Button } from '../../ui/Button.tsx'
import kit from '../../ui/kit.module.css'
import { formLabel, serviceLabels } from '../../words/labels.ts'
import styles from './Assignment.module.css'
import { formatRule } from './format-rule.ts'

type RuleRowProps = {
  rule: AssignmentRule
  position: { index: number; last: number }
  forms: readonly string[]
  editing: boolean
  onEdit: (open: boolean) => void
  onChange: (rule: AssignmentRule) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** A rule as a sentence, and what it asks for while it is edited. */
export function RuleRow({
  rule,
  position: { index, last },
  editing,
  onEdit,
  onMove,
  onRemove,
  ...fields
}: RuleRowProps) {
  const nameOf = useOperatorName()
  const sentence = formatRule(rule, nameOf)
  const about = <span className="visually-hidden"> rule {index + 1}</span>
  return (
    <li>
      <p className={kit.strong}>{sentence}</p>
      <div className={kit.row}>
        <Button small aria-expanded={editing} onClick={() => onEdit(!editing)}>
          {editing ? 'Done' : 'Change'}
          {about}
        </Button>
        {index > 0 && (
          <Button small onClick={() => onMove(-1)}>
            Up{about}
          </Button>
        )}
        {index < last && (
          <Button small onClick={() => onMove(1)}>
            Down{about}
          </Button>
        )}
        <Button small onClick={onRemove}>
          Remove{about}
        </Button>
      </div>
      {editing && <RuleFields rule={rule} {...fields} />}
    </li>
  )
}

function RuleFields({ rule, forms, onChange }: Pick<RuleRowProps, 'rule' | 'forms' | 'onChange'>) {
  return (
    <div className={styles.fields}>
      <Choices
        legend="From"
        none="everywhere"
        options={regions.map((value) => ({ value, label: regionLabels[value] }))}
        chosen={rule.regions}
        onChange={(chosen) => onChange({ ...rule, regions: chosen })}
      />
      <Choices
        legend="About"
        none="anything"
        options={services.map((value) => ({ value, label: serviceLabels[value] }))}
        chosen={rule.services}
        onChange={(chosen) => onChange({ ...rule, services: chosen })}
      />
      <details open={rule.forms.length > 0}>
        <summary>By form</summary>
        <Choices
          legend="By the form"
          none="any form"
          options={[...forms, 'rest'].map((value) => ({ value, label: formLabel(value) }))}
          chosen={rule.forms}
          onChange={(chosen) => onChange({ ...rule, forms: chosen })}
        />
      </details>
      <Shares rule={rule} onChange={onChange} />
    </div>
  )
}

function Choices<Value extends string>({
  legend,
  none,
  options,
  chosen,
  onChange,
}: {
  legend: string
  /** What it means that nothing is chosen. */
  none: string
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}) {
  return (
    <fieldset>
      <legend>
        {legend} {chosen.length === 0 && <small>{none}</small>}
      </legend>
      <div className={kit.inline}>
        {options.map(({ value, label }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
                )
              }
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const weights = Array.from({ length: heaviestWeight }, (_, index) => index + 1)

/** Who gets them, and how often beside the others. Who has left stays until they're taken out. */
function Shares({ rule, onChange }: Pick<RuleRowProps, 'rule' | 'onChange'>) {
  const operators = useOperators()
  const weightOf = (id: string) => rule.shares.find(({ operator }) => operator === id)?.weight
  const set = (operator: string, weight: number | undefined) => {
    const others = rule.shares.filter((share) => share.operator !== operator)
    onChange({ ...rule, shares: weight ? [...others, { operator, weight }] : others })
  }
  return (
    <fieldset>
      <legend>
        Go to <small>in turn; a share of 2 gets twice as many as 1</small>
      </legend>
      <ul>
        {operators
          .filter(({ id, closed }) => !closed || weightOf(id))
          .map(({ id, name, closed }) => {
            const weight = weightOf(id)
            return (
              <li key={id}>
                <label>
                  <input
                    type="checkbox"
                    checked={weight !== undefined}
                    onChange={({ target }) => set(id, target.checked ? 1 : undefined)}
                  />
                  {name}
                  {closed && ' (has left)'}
                </label>
                {weight !== undefined && rule.shares.length > 1 && (
                  <label>
                    share<span className="visually-hidden"> of {name}</span>
                    <select
                      className={kit.input}
                      value={weight}
                      onChange={({ target }) => set(id, Number(target.value))}
                    >
                      {weights.map((one) => (
                        <option key={one}>{one}</option>
                      ))}
                    </select>
                  </label>
                )}
              </li>
            )
          })}
      </ul>
    </fieldset>
  )
}
