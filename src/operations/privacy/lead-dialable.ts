import { getEndedCalls } from '#database/delivery/channel-consents.ts'
import { hasAskedToStop } from '#database/desk/contacts.ts'
import { getLeadRow, type LeadRow } from '#database/desk/lead-row.ts'
import { isSuppressed } from '#database/privacy/suppressions.ts'
import type { Db } from '#database/schema.ts'
import { propertyKindOf } from '#domain/offer/need.ts'
import { type ChannelFacts, channelsOf, whyNoCall } from '#domain/privacy/channel-consent.ts'
import {
  type Dialable,
  type DialFacts,
  mayDial,
  needsDialable,
  type Subscriber,
} from '#domain/privacy/dialable.ts'
import { reject } from '#domain/result.ts'
import type { World } from '../world.ts'
import { askRegisters } from './registers.ts'
import { suppressionHashes } from './suppression-hashes.ts'

export type DialWorld = Pick<World, 'now' | 'calling' | 'consentKind' | 'secret' | 'registers'>

/**
 * Whether the number of a lead may be dialled now, by what they agreed to, and by what we heard when we dialled it. Where the law asks no
 * register, that alone decides. Without registers none has been looked at.
 */
export async function getDialable(
  db: Db,
  lead: string,
  agreed: ChannelFacts,
  world: DialWorld,
): Promise<Dialable> {
  const now = world.now()
  const { law, timeZone } = world.calling
  const channels = channelsOf(agreed, { consentKind: world.consentKind, now })
  const why = whyNoCall(channels)
  // With the consent to the enquiry all is over, letters too.
  if (why && (channels.length === 0 || !needsDialable(law))) return reject('refused', why)
  const row = await getLeadRow(db, lead)
  if (!row) return reject('refused', 'No number was given')
  if (await hasAskedToStop(db, row)) return reject('stopped', 'Asked us to stop')
  if (!needsDialable(law)) return { ok: true, note: '' }
  const number = row.phone_e164
  const facts = {
    number,
    isSuppressed: await isNumberSuppressed(db, row, world.secret),
    calls: await callsOf(db, row),
    mayText: channels.includes('sms'),
    calledUs: row.came_by === 'telephone',
    subscriber: subscriberOf(row),
    registers: world.registers && number ? askRegisters(number, world.registers) : {},
  }
  return mayDial(facts, { law, timeZone, now })
}

/** Whose number it is. A business's may be a sole trader's, which we can't know. */
export function subscriberOf(row: LeadRow): Subscriber | undefined {
  return propertyKindOf(row) === 'home' ? 'home' : undefined
}

/** By the number alone: a person who asked us to stop may have written from another address. */
function isNumberSuppressed(db: Db, row: LeadRow, secret: string): Promise<boolean> {
  const hashes = suppressionHashes({ email: '', phone: row.phone_e164 }, secret)
  return isSuppressed(db, { hashes, scopes: ['all'], enquiredAt: row.created_at })
}

/** A form asks by a box; on the telephone there is none. Consent for another number neither allows nor forbids a call to this one. */
async function callsOf(db: Db, row: LeadRow): Promise<DialFacts['calls']> {
  if (row.consent_calls)
    return { number: row.phone_e164, until: row.consent_until ?? row.created_at }
  const ended = await getEndedCalls(db, row.id)
  if (ended) return ended.isOfOtherNumber ? 'not asked' : 'refused'
  return row.came_by === 'telephone' ? 'not asked' : 'refused'
}
