import { firstContact, notCalledSince } from '#domain/lead/contact.ts'
import { firstName, useOperatorName } from '../../../client/use-operators.ts'
import { Moment } from '../../../ui/Moment.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { LeadDetails } from '../lead-query.ts'

/** What the visitor says of the promised call, whatever the desk recorded. */
export function NotCalledNotice({ lead }: { lead: LeadDetails }) {
  const nameOf = useOperatorName()
  const since = notCalledSince(lead.contacts)
  if (!since) return null
  const recorded = firstContact(lead.contacts)
  return (
    <Notice kind="clay">
      <strong>{firstName(lead.name) || 'The visitor'} says nobody has called</strong>,{' '}
      <Moment at={since} way="withTime" />.
      {recorded?.who && (
        <>
          {' '}
          {nameOf(recorded.who)} recorded a contact, <Moment at={recorded.at} way="withTime" />.
        </>
      )}
    </Notice>
  )
}
