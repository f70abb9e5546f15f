import { validate } from 'uuid'
import { getInstaller } from '#database/installer/installers.ts'
import { getStandingOffer, lockOffer } from '#database/offer/offers.ts'
import type { Db } from '#database/schema.ts'
import { dayOf } from '#domain/calendar.ts'
import { type ContactChannel, contactChannels, isOpenState } from '#domain/lead/state.ts'
import {
  enquiryOver,
  noChannel,
  noMoreYeses,
  sayableAnew,
  whyAway,
  whyNotAnswered,
} from '#domain/offer/yes.ts'
import { type Result, reject } from '#domain/result.ts'
import { commit, type World } from '../world.ts'
import { handOver } from './hand-over.ts'
import { renewPrice } from './renew-price.ts'

type SaidYes = Result<
  { installer: string; repeated: boolean },
  | 'unknown'
  | 'invalid'
  | 'lapsed'
  | 'answered'
  | 'changed'
  | 'away'
  | 'taken'
  | 'full'
  | 'withdrawn'
>

/** A price that a visitor answers: the offer is of their own lead, whatever was posted. */
export type Answered = { lead: string; offer: string }

/** `pricedAt` is the moment of the price that the visitor saw; pages of an earlier release don't send it. */
type Yes = Answered & { channels: readonly ContactChannel[]; pricedAt?: string }

/**
 * The visitor lets an installer that named a price call, by name and channel: see `handOver`. Only now does the installer get the details and
 * owe its fee. The limit is the number the visitor agreed to, also for concurrent requests; a repeat is harmless. A yes that was taken back
 * can be given again while the price is open. It is a yes to the price they saw, and to no later one.
 */
export function sayYes(
  { lead: id, offer, channels, pricedAt }: Yes,
  world: World,
): Promise<SaidYes> {
  const now = world.now()
  return commit(world, async (db): Promise<SaidYes> => {
    const locked = await lockPrice(db, { lead: id, offer })
    if (!locked) return reject('unknown', 'There is no such price.')
    const { name, installer, lead, offer: row } = locked
    const result = { ok: true, installer: row.installer } as const
    const at = now.toISOString()
    const standing = sayableAnew(row, at) === 'yes' ? await getStandingOffer(db, row) : row
    if (standing?.state === 'accepted') return { ...result, repeated: true }
    if (!isOpenState(lead.state)) return enquiryOver
    const over = standing && whyNotAnswered(standing, name, at)
    if (over) return over
    if (pricedAt && pricedAt !== (standing ?? row).priced_at)
      return reject('changed', `${name} changed their price meanwhile. Look at it again.`)
    const away = installer && whyAway(installer, dayOf(now, world.calling.timeZone))
    if (away) return away
    const hasNumber = lead.phone_e164 !== ''
    const ways = contactChannels.filter(
      (channel) => channels.includes(channel) && (channel === 'email' || hasNumber),
    )
    if (ways.length === 0) return noChannel
    const price = standing
      ? ({ ok: true, offer: standing, lead } as const)
      : await renewPrice(db, { offer: row, lead, now }, world)
    if (!price.ok) return price
    const rejected = await handOver(
      db,
      { offer: price.offer, lead: price.lead, now },
      { by: 'yes', channels: ways },
      world,
    )
    if (rejected?.code === 'taken') return noMoreYeses
    if (rejected?.code === 'full')
      return reject(
        'full',
        `${name} takes no more enquiries for now. Their price stays open, so try again in a few days.`,
      )
    if (rejected) return reject('withdrawn', `${name} takes no enquiries any more.`)
    return { ...result, repeated: false }
  })
}

/** The offer of a visitor's lead with its installer's name, both locked. Undefined where it isn't theirs. */
export async function lockPrice(db: Db, { lead, offer }: Answered) {
  // Anything can be posted, and PostgreSQL rejects some of it.
  if (!validate(offer)) return undefined
  const locked = await lockOffer(db, offer)
  if (!locked?.lead || locked.lead.id !== lead || !locked.offer.priced_at) return undefined
  const installer = await getInstaller(db, locked.offer.installer)
  const name = installer?.tradingName ?? ''
  return { name, installer, offer: locked.offer, lead: locked.lead }
}
