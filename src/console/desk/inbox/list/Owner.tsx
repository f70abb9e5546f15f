import { useOperator } from '../../../client/session.ts'
import { useOperatorName, useOperators } from '../../../client/use-operators.ts'
import { Button } from '../../../ui/Button.tsx'
import { Initials } from '../../../ui/Initials.tsx'
import kit from '../../../ui/kit.module.css'
import { useLeadCan } from '../../lead/use-lead-can.ts'
import type { ListedLead } from '../list-query.ts'
import list from './list.module.css'
import type { RowChange } from './use-row-change.ts'

/** Whose a lead is, or who has it open and is perhaps calling. */
export function Owner({
  lead,
  selected,
  change,
}: {
  lead: ListedLead
  selected: boolean
  change: RowChange
}) {
  const nameOf = useOperatorName()
  const can = useLeadCan()
  const me = useOperator()
  const operators = useOperators()
  if (lead.claim) {
    const { operator: id, isCalling } = lead.claim
    const name = operators.find((operator) => operator.id === id)?.name ?? ''
    return (
      <span className={kit.withIcon} title={name}>
        <Initials on name={name} />
        <span>
          <span className="visually-hidden">
            {id === me.id ? 'you' : nameOf(id)} {isCalling && (id === me.id ? 'are ' : 'is ')}
          </span>
          {isCalling ? 'calling' : id === me.id ? 'have it' : 'has it'}
        </span>
      </span>
    )
  }
  if (lead.owner) return nameOf(lead.owner)
  if (!selected || !can('assign', lead).ok) return <span className={kit.muted}>–</span>
  return (
    <Button
      small
      className={`${list.above} ${list.take}`}
      busy={change.busy}
      onClick={() => change.take(lead)}
    >
      Take
    </Button>
  )
}
