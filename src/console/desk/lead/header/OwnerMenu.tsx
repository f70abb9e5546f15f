import { useIsAway } from '../../../account/absence/absence-queries.ts'
import { useOperator } from '../../../client/session.ts'
import { useOperatorName, useOperators } from '../../../client/use-operators.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChipPopover } from '../../../ui/Chip.tsx'
import { Options } from '../../../ui/form/Options.tsx'
import type { LeadDetails } from '../lead-query.ts'
import { useLeadCan } from '../use-lead-can.ts'
import type { ChangeLead } from '../use-lead-change.ts'

const nobody = ''

/** The lead's owner, and a menu to change it. */
export function OwnerMenu({
  lead,
  onChange,
  busy,
}: {
  lead: LeadDetails
  onChange: ChangeLead
  busy: boolean
}) {
  const operator = useOperator()
  const nameOf = useOperatorName()
  const can = useLeadCan()
  const isAwayNow = useIsAway()
  const activeOperators = useOperators().filter(({ closed }) => !closed)
  const options = [
    ...activeOperators.map(({ id, name }) => ({
      value: id,
      label: `${name}${id === operator.id ? ' (you)' : ''}${isAwayNow(id) ? ' (away)' : ''}`,
    })),
    { value: nobody, label: 'Nobody' },
  ]
  const label = lead.owner ? `Owner ${nameOf(lead.owner)}` : 'Nobody’s'
  if (!can('assign', lead).ok) return label
  return (
    <>
      <ChipPopover quiet label={label}>
        {(close) => (
          <Options
            label="Owner"
            options={options}
            value={lead.owner ?? nobody}
            onSelect={(owner) => {
              close()
              onChange({ owner: owner === nobody ? null : owner })
            }}
          />
        )}
      </ChipPopover>
      {!lead.owner && (
        <Button small busy={busy} onClick={() => onChange({ owner: operator.id })}>
          Take
        </Button>
      )}
    </>
  )
}
