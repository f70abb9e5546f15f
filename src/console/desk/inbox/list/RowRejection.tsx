import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { RowChange } from './use-row-change.ts'

/** A table row that says why the lead above it was not changed. */
export function RowRejection({
  lead,
  change,
  columns,
}: {
  lead: string
  change: RowChange
  columns: number
}) {
  if (!change.rejectionOf(lead)) return null
  return (
    <tr>
      <td colSpan={columns} data-column="rejection">
        <Rejection lead={lead} change={change} />
      </td>
    </tr>
  )
}

export function Rejection({ lead, change }: { lead: string; change: RowChange }) {
  const rejection = change.rejectionOf(lead)
  if (!rejection) return null
  return (
    <Notice
      kind="clay"
      actions={
        <Button small onClick={change.dismiss}>
          All right
        </Button>
      }
    >
      {rejection.strong && <strong>{rejection.strong} </strong>}
      {rejection.sentence}
    </Notice>
  )
}
