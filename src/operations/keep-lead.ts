import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import {
  type Keeping,
  type KeptLead,
  keepLead,
  keepLeads,
  type Limited,
} from '#database/enquiries.ts'
import { isTakenReference } from '#database/errors.ts'
import type { Database } from '#database/open.ts'
import type { NewLead } from '#database/schema.ts'
import { deliveriesOwed } from '#domain/delivery/owed.ts'
import { enquiryKind } from '#domain/enquiry/kind.ts'
import { contactDueAt } from '#domain/lead/promise.ts'
import { referenceFrom } from '#domain/lead/reference.ts'
import { type SearchKeys, searchKeysOf } from '#domain/lead/search.ts'
import { wayOfComing } from '#domain/lead/source.ts'
import { regionOf } from '#domain/region.ts'
import { despiteAccidents } from './despite-accidents.ts'
import { keyedHash } from './keyed-hash.ts'

/** A lead without its reference, which is drawn each time keeping it is tried, and without what follows from it. */
export type Unnumbered = Omit<
  NewLead,
  'reference_number' | 'state' | 'contact_due_at' | 'region' | 'came_from' | keyof SearchKeys
>

export type Receivers = { endpoints: readonly string[]; hostedTable: boolean }

/** What keeping a lead needs of the world. */
export type Keeper = {
  database: Database
  /** The same on every replica. */
  secret: string
  /** Who is told of new leads. */
  receivers: () => Promise<Receivers>
  /** Leads a minute from one sender; undefined for no limit. */
  rateLimit?: number | undefined
  /** Called once there is something to deliver. */
  onKept?: () => void
}

/**
 * Keeps a lead with the deliveries it is owed. `sender` is who is held to the limit, such as an address; it is kept
 * as a keyed hash only.
 */
export async function keepNewLead(
  lead: Unnumbered,
  sender: string | undefined,
  keeper: Keeper,
): Promise<KeptLead | Limited> {
  const receivers = await keeper.receivers()
  const kept = await drawingReferences(() =>
    keepLead(keeper.database, {
      ...keepingOf(lead, receivers, keeper),
      rate: rateOf(sender, 1, keeper),
    }),
  )
  if ('reference' in kept && !kept.repeated) keeper.onKept?.()
  return kept
}

/** As `keepNewLead`: all of them, or none. They are taken where there is room for one, and count as many. */
export async function keepNewLeads(
  leads: readonly Unnumbered[],
  sender: string | undefined,
  keeper: Keeper,
): Promise<KeptLead[] | Limited> {
  const receivers = await keeper.receivers()
  const kept = await drawingReferences(() =>
    keepLeads(
      keeper.database,
      // In one order for everybody, or two transactions with the same rows could wait for each other.
      leads
        .toSorted((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1))
        .map((lead, index) => ({
          ...keepingOf(lead, receivers, keeper),
          rate: index === 0 ? rateOf(sender, leads.length, keeper) : undefined,
        })),
    ),
  )
  if (Array.isArray(kept)) keeper.onKept?.()
  return kept
}

function keepingOf(lead: Unnumbered, receivers: Receivers, { secret }: Keeper): Keeping {
  const kind = enquiryKind(JSON.parse(lead.form_shown), JSON.parse(lead.answers))
  const owed = deliveriesOwed({ email: lead.email, cameBy: lead.came_by, kind }, receivers)
  const keys = searchKeysOf(lead)
  const confirms = owed.some(({ channel }) => channel === 'confirmation')
  return {
    lead: {
      ...lead,
      ...keys,
      reference_number: referenceFrom(randomBytes(8)),
      state: lead.suspected ? 'held' : 'new',
      contact_due_at: contactDueAt(lead.created_at),
      region: regionOf(lead.postcode) ?? '',
      came_from: wayOfComing(JSON.parse(lead.source), lead.came_by),
    },
    owed: owed.map((one) => ({ id: uuidv7(), ...one })),
    confirmationTo: confirms ? keyedHash(secret, 'confirmation', keys.email_key) : undefined,
  }
}

function rateOf(
  sender: string | undefined,
  rows: number,
  { secret, rateLimit }: Keeper,
): Keeping['rate'] {
  if (rateLimit === undefined || sender === undefined) return undefined
  return { name: keyedHash(secret, 'rate', sender), perMinute: rateLimit, rows }
}

/**
 * Keeping twice is harmless: if a connection was lost after the commit, the second try finds the first lead.
 * A reference that is another's already is drawn again.
 */
async function drawingReferences<Kept>(keep: () => Promise<Kept>): Promise<Kept> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await despiteAccidents(keep)
    } catch (error) {
      if (attempt === 4 || !isTakenReference(error)) throw error
    }
  }
}
