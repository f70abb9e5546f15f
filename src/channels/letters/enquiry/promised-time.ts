import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'

/** Until when the call, answer or outcome was promised that a letter is about: such a letter goes out of nothing else. */
export function promisedTime({ promisedBy, reference }: OutgoingLead): string {
  if (!promisedBy) throw new Error(`${reference} was promised nothing`)
  return promisedBy
}
