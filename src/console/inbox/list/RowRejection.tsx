import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { RowChange } from './use-row-change.ts'

/** Under a row, why nothing was changed in it. */
export function RowRejection({
  lead,
  change,
  columns,
}: {
  lead: string
  change: RowChange
  columns: number
}) {
  if (!change.refusalAt(lead)) return null
  return (
    <tr>
      <td colSpan={columns} data-column="refusal">
        <Rejection lead={lead} change={change} />
      </td>
    </tr>
  )
}

export function Rejection({ lead, change }: { lead: string; change: RowChange }) {
  const refusal = change.refusalAt(lead)
  if (!refusal) return null
  return (
    <Notice
      kind="clay"
      actions={
        <Button small onClick={change.dismiss}>
          All right
        </Button>
      }
    >
      {refusal.strong && <strong>{refusal.strong} </strong>}
      {refusal.sentence}
    </Notice>
  )
}
