import { saveRecipients } from '#database/delivery/recipients.ts'
import { toAsciiEmail } from '#domain/enquiry/ascii-email.ts'
import { problemWithEmail } from '#domain/enquiry/email.ts'
import { type Result, reject } from '#domain/result.ts'
import type { ActorDeps } from '../account/write-audit.ts'
import { recordDeskEvent } from '../record-event.ts'
import { commit } from '../world.ts'

// One letter goes to all recipients, so each sees the others' addresses.
const mostRecipients = 20

/** Sets who gets letters about leads. Without any, they go to the usual recipients again. */
export async function setRecipients(
  wanted: readonly string[],
  world: ActorDeps,
): Promise<Result<object, 'recipients'>> {
  const recipients = [
    ...new Set(wanted.map((address) => toAsciiEmail(address.trim().toLowerCase()))),
  ].filter(Boolean)
  if (recipients.length > mostRecipients)
    return reject('recipients', `At most ${mostRecipients} people can get these letters.`)
  const [problem] = recipients.flatMap((address) => problemWithEmail(address) ?? [])
  if (problem) return reject('recipients', problem)
  await commit(world, async (trx) => {
    await saveRecipients(trx, recipients)
    await recordDeskEvent(
      trx,
      { kind: 'letter recipients changed', detail: { count: recipients.length } },
      world,
    )
  })
  return { ok: true }
}
