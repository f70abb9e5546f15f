import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'

/** The columns of what was agreed to about calls and texts; none where neither was, since then there is no number either. */
export function consentColumns({ boxes: { calls, texts } }: Pick<OutgoingLead, 'boxes'>) {
  return calls || texts ? { consent_calls: calls, consent_texts: texts } : {}
}
