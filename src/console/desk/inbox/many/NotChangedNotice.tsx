import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useRejectionMessage } from '../../lead/use-lead-change.ts'
import { leadName } from '../list/LeadLink.tsx'
import type { NotChanged } from './use-many-change.ts'

/** Which leads were not changed with the others, and why. */
export function NotChangedNotice({
  leads,
  onDismiss,
}: {
  leads: readonly NotChanged[]
  onDismiss: () => void
}) {
  const messageOf = useRejectionMessage()
  if (leads.length === 0) return null
  return (
    <Notice
      kind="clay"
      actions={
        <Button small onClick={onDismiss}>
          All right
        </Button>
      }
    >
      <ul>
        {leads.map(({ lead, error }) => {
          const { strong, sentence } = messageOf(error)
          return (
            <li key={lead.id}>
              <strong>{leadName(lead)}</strong> stays as it was: {strong} {sentence}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
