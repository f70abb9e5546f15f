import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { listDeliveryIds } from '#database/delivery/pending-deliveries.ts'
import { getPersonsLead, type PersonsLead } from '#database/desk/person.ts'
import { listTraces } from '#database/offer/traces.ts'
import type { ErasureLog, ErasureNote } from '#database/privacy/erasure-log.ts'
import { type SweepResult, sweep } from '#database/sweep.ts'
import { type Result, reject } from '#domain/result.ts'
import { keyedHash } from '../keyed-hash.ts'
import type { World } from '../world.ts'
import { eraseLeads } from './erase-leads.ts'
import { choosePersonLeads, type PersonChoice } from './person-leads.ts'
import { withdrawLead } from './withdraw-lead.ts'

export type ErasePersonDeps = Pick<
  World,
  'database' | 'secret' | 'now' | 'calling' | 'afterWrite'
> & {
  /** Outlives the database, so that a restored backup cannot bring anybody back. */
  erasures: ErasureLog
  /** Deletes letters that were saved as files, by the ids of their deliveries. */
  deleteLetters: (deliveries: readonly string[]) => Promise<void>
}

/** How many leads were erased, and whether the database file had to be rewritten. */
export type ErasePersonResult = Result<
  { leads: number; freeSpace: SweepResult },
  'unknown' | 'refused' | 'reference'
>

/**
 * Erases a person: a lead, and those that are the same person's or that the operator ticked. The operator types the reference to confirm.
 * Erasing twice is harmless.
 */
export async function erasePerson(
  { reference, ...choice }: PersonChoice & { reference: string },
  operator: { id: string },
  deps: ErasePersonDeps,
): Promise<ErasePersonResult> {
  const chosen = await choosePersonLeads(choice, deps.database.db)
  if (!chosen.ok) return chosen
  const { asked, leads } = chosen
  if (reference.trim().toUpperCase() !== asked.reference_number)
    return reject('reference', 'That is not the reference of this lead. Nothing was erased.')

  const freeSpace = await eraseAll(leads, operator.id, deps)
  return { ok: true, leads: leads.length, freeSpace }
}

/** Erases these leads, but those that were erased before. `operator` is null where the visitor erases their own. */
async function eraseAll(
  leads: readonly PersonsLead[],
  operator: string | null,
  deps: ErasePersonDeps,
): Promise<SweepResult> {
  const left = leads.filter(({ erased_at }) => erased_at === null)
  const traces = await listTraces(deps.database.db, left)
  await eraseWithoutSweep(leads, operator, deps)
  return sweep(deps.database, traces)
}

/** As `eraseAll`, and leaves the free space of files to the next start. */
export async function eraseWithoutSweep(
  leads: readonly PersonsLead[],
  operator: string | null,
  deps: ErasePersonDeps,
  because?: ErasureNote['because'],
): Promise<void> {
  const { database, erasures, now } = deps
  const left = leads.filter(({ erased_at }) => erased_at === null)
  const at = now()
  const notes = await Promise.all(
    left.map(async (one) => ({
      ...(await noteOf(one, at, operator)),
      ...(because ? { because } : {}),
    })),
  )
  // The log comes first: if the process is killed before the erasure, the next start does it.
  await erasures.append(notes)
  await eraseLeads({ notes, now: at, confirmations: confirmationsOf(left, deps.secret) }, deps)
  for (const { id } of leads) await deps.deleteLetters(await listDeliveryIds(database.db, id))
}

async function noteOf(lead: PersonsLead, at: Date, operator: string | null): Promise<ErasureNote> {
  return {
    lead: lead.id,
    reference: lead.reference_number,
    at: at.toISOString(),
    operator,
    proof: await proofOfConsent({
      wording: lead.consent_wording,
      version: lead.consent_version,
      givenAt: lead.created_at,
      reference: lead.reference_number,
      email: lead.email,
      phone: lead.phone,
    }),
  }
}

function confirmationsOf(leads: readonly PersonsLead[], secret: string): string[] {
  const addresses = new Set(leads.map(({ email_key }) => email_key).filter(Boolean))
  return Array.from(addresses, (address) => keyedHash(secret, 'confirmation', address))
}

/** Who agreed to what, and when. */
export type ConsentRecord = {
  wording: string
  version: string
  /** ISO 8601. */
  givenAt: string
  reference: string
  email: string
  phone: string
}

/**
 * A salted hash that proves a consent after the person was erased: anyone who knows all its details can check them
 * against it. It is slow on purpose (scrypt), since phone numbers could be guessed by trying them all.
 */
async function proofOfConsent(consent: ConsentRecord): Promise<string> {
  const salt = randomBytes(16).toString('base64url')
  return `${salt}:${(await hash(consent, salt)).toString('base64url')}`
}

const scryptAsync = promisify<string, string, number, Buffer>(scrypt)

function hash(consent: ConsentRecord, salt: string): Promise<Buffer> {
  const { wording, version, givenAt, reference, email, phone } = consent
  return scryptAsync(JSON.stringify([wording, version, givenAt, reference, email, phone]), salt, 32)
}

/**
 * Erases one enquiry because its visitor asked for it on their own page. It is withdrawn first, so that the stop outlives it.
 *
 * This enquiry alone: the link proves that somebody sent it, or reads the mailbox they typed. Anybody can type anybody's phone
 * number and email address into a form and gets a link to what they sent, and must not be able to erase what others sent by it.
 */
export async function eraseOwnEnquiry(
  lead: string,
  deps: ErasePersonDeps,
): Promise<'erased' | 'unknown'> {
  const own = await getPersonsLead(deps.database.db, lead)
  if (!own || own.erased_at) return 'unknown'
  await withdrawLead(lead, deps)
  await eraseAll([own], null, deps)
  return 'erased'
}
