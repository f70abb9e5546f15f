import { errorMessage } from '../../client/api.ts'
import { firstName } from '../../client/use-operators.ts'
import { Problem } from '../../ui/form/Problem.tsx'
import type { LeadDetails } from '../lead/lead-query.ts'
import { SkipForm } from './SkipForm.tsx'
import { SnoozeForm } from './SnoozeForm.tsx'
import { usePutOff } from './use-put-off.ts'

/** Asks what is needed to skip or snooze a lead. */
export function PutOffForm({
  way,
  lead,
  onClose,
  onDone = onClose,
  onUndone,
}: {
  way: 'skip' | 'snooze'
  lead: LeadDetails
  onClose: () => void
  onDone?: () => void
  onUndone?: () => void
}) {
  const putOff = usePutOff(lead, { onDone, ...(onUndone ? { onUndone } : {}) })
  const form = { lead, name: firstName(lead.name) || 'this lead', putOff, onClose }
  return (
    <>
      {way === 'skip' ? <SkipForm {...form} /> : <SnoozeForm {...form} />}
      {putOff.error && <Problem>{errorMessage(putOff.error)}</Problem>}
    </>
  )
}
