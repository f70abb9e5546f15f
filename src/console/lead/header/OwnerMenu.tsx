import { useOperatorName, useOperators } from '../../operators.ts'
import { useOperator } from '../../session.ts'
import { Button } from '../../ui/Button.tsx'
import { ChipSheet } from '../../ui/Chip.tsx'
import { Options } from '../../ui/Options.tsx'
import type { Make } from '../LeadPage.tsx'
import type { LeadDetails } from '../lead-query.ts'
import { useLeadCan } from '../use-lead-can.ts'

const nobody = ''

/** Whose lead it is: taken, let go, or handed over. */
export function OwnerMenu({ lead, make, busy }: { lead: LeadDetails; make: Make; busy: boolean }) {
  const operator = useOperator()
  const nameOf = useOperatorName()
  const can = useLeadCan()
  const people = useOperators().filter(({ closed }) => !closed)
  const options = [
    ...people.map(({ id, name }) => ({
      value: id,
      words: id === operator.id ? `${name} (you)` : name,
    })),
    { value: nobody, words: 'Nobody, let it go' },
  ]
  const label = lead.owner ? `Owner ${nameOf(lead.owner)}` : 'Nobody’s'
  if (!can('assign', lead).ok) return label
  return (
    <>
      <ChipSheet quiet label={label}>
        {(close) => (
          <Options
            label="Owner"
            options={options}
            chosen={lead.owner ?? nobody}
            choose={(owner) => {
              close()
              make({ owner: owner === nobody ? null : owner })
            }}
          />
        )}
      </ChipSheet>
      {!lead.owner && (
        <Button small busy={busy} onClick={() => make({ owner: operator.id })}>
          Take
        </Button>
      )}
    </>
  )
}
