import type { Brand } from '#content/brand.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { nextCaller } from '#domain/lead/caller.ts'

/** Who calls a visitor, as letters to them name it: an installer by its name, or for us the first name of the operator. */
export function callerName(
  { callers }: Pick<OutgoingLead, 'callers'>,
  { name }: Pick<Brand, 'name'>,
): string | undefined {
  const next = nextCaller(callers)
  if (!next) return undefined
  return next.by === 'installer' ? next.name : `${next.name.trim().split(' ')[0]} from ${name}`
}
