import { Link } from '@tanstack/react-router'
import type { ContactChannel } from '#domain/lead/state.ts'
import { usePendingContacts } from '../../../client/pending-contacts.ts'
import { Notice } from '../../../ui/Notice.tsx'

const questions: Record<ContactChannel, string> = {
  phone: 'Say how your earlier call ended',
  sms: 'Say whether your earlier text was answered',
  email: 'Say whether your earlier email was answered',
}

/** A link to the latest lead whose call, text or email has no outcome yet. `except` is the lead on the screen. */
export function PendingContactNotice({ except }: { except?: string }) {
  const latest = usePendingContacts().find(({ lead }) => lead !== except)
  if (!latest) return null
  return (
    <Notice kind="sky" icon={latest.channel === 'phone' ? 'call' : 'mail'}>
      <Link to="/console/leads/$id" params={{ id: latest.lead }}>
        {questions[latest.channel]}
      </Link>
    </Notice>
  )
}
