import { mayDo, roleOf } from '#domain/installer/people.ts'
import type { Visit } from './session.ts'

/** Who is signed in, and what they may see. */
export function frameOf({ visit, now }: { visit: Visit; now: Date }) {
  const { installer, member } = visit
  return {
    person: member.id,
    name: member.name,
    role: roleOf(member),
    mayAccept: mayDo(member, 'offers'),
    tradingName: installer.tradingName,
    now: now.toISOString(),
  }
}
