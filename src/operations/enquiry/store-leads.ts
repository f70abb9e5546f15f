import { createHash, randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { insertLeads } from '#database/enquiry/insert-leads.ts'
import { isReferenceConflict } from '#database/errors.ts'
import type { Database } from '#database/open.ts'
import { listReceivers, type Receivers } from '#domain/delivery/owed.ts'
import type { Country } from '#domain/enquiry/country.ts'
import type { ParsePhone } from '#domain/enquiry/phone.ts'
import { deriveLead, type Submission } from '#domain/lead/derive-lead.ts'
import type { InsertedLead, InsertedLeads, RateLimit } from '#domain/lead/insertion.ts'
import { referenceFrom } from '#domain/lead/reference.ts'
import type { NewLeadRow, StoredLead } from '#domain/lead/stored-lead.ts'
import type { FirstCall } from '#domain/offer/offer.ts'
import { channelBoxes } from '#domain/privacy/channel-consent.ts'
import { agreementOf, type StoredReceipt } from '#domain/privacy/consent-receipt.ts'
import { keyedHash } from '../keyed-hash.ts'
import { signReceipt } from '../privacy/issue-receipt.ts'
import type { SigningKey } from '../privacy/receipt-keys.ts'
import { commit, type World } from '../world.ts'
import { insertInBatch } from './insert-batches.ts'

export type StoreLeadsDeps = Pick<
  World,
  'database' | 'secret' | 'siteUrl' | 'calling' | 'now' | 'afterWrite' | 'consentKind'
> & {
  /** Signs the receipt of each consent. */
  receiptKey: () => Promise<SigningKey>
  /** Whether it is the path of a page of ours. */
  hasPage: (path: string) => boolean
  country: Country
  firstCall?: FirstCall | undefined
  /** What the brand's references begin with. */
  referencePrefix: string
  parsePhone: ParsePhone
  /** The channels and endpoints that get new leads. */
  receivers: () => Promise<Receivers>
  /** Leads a minute from one sender; undefined for no limit. */
  rateLimit?: number | undefined
  /** The request that is being answered. */
  requestId?: () => string | undefined
  /** Where leads go, if not among the leads. */
  insert?: typeof insertTogether
}

/**
 * Stores leads with their deliveries: all of them, or none. They are accepted if the sender is below the limit, and
 * each of them counts. `sender` is what the limit counts by, such as an address; only a keyed hash of it is stored.
 */
export async function storeLeads(
  submissions: readonly Submission[],
  sender: string | undefined,
  deps: StoreLeadsDeps,
): Promise<InsertedLeads> {
  const now = deps.now()
  const [receivers, key] = await Promise.all([deps.receivers(), deps.receiptKey()])
  const insert = () =>
    (deps.insert ?? insertTogether)(
      deps.database,
      submissions.map((submission) => {
        const lead = deriveLead(submission, {
          now,
          id: uuidv7(),
          reference: referenceFrom(randomBytes(8), deps.referencePrefix),
          receivers: listReceivers(receivers, uuidv7),
          country: deps.country,
          calling: deps.calling,
          firstCall: deps.firstCall,
          parsePhone: deps.parsePhone,
          fingerprint: sha256,
          addressKey: (address) => keyedHash(deps.secret, 'confirmation', address),
        })
        const receipt = receiptOf(submission, lead.row, { ...deps, key })
        return { ...lead, receipt, requestId: deps.requestId?.() }
      }),
      rateLimitFor(sender, deps),
    )
  const stored = await insert().catch((error: unknown) => {
    if (!isReferenceConflict(error)) throw error
    // A new random reference will be free: there are a million million of them.
    return insert()
  })
  if (stored.ok && stored.receipts.some(({ repeated }) => !repeated)) deps.afterWrite?.()
  return stored
}

export async function storeLead(
  submission: Submission,
  sender: string | undefined,
  deps: StoreLeadsDeps,
): Promise<InsertedLead> {
  const stored = await storeLeads([submission], sender, deps)
  if (!stored.ok) return stored
  const [receipt] = stored.receipts
  if (!receipt) throw new Error('a stored lead has a receipt')
  return { ok: true, ...receipt }
}

/** All of them, or none. A retry is harmless: if the connection was lost after the commit, it finds the lead that was stored. */
export async function insertTogether(
  database: Database,
  leads: readonly StoredLead[],
  limit: RateLimit | undefined,
): Promise<InsertedLeads> {
  const { engine } = database
  const [lead, ...others] = leads
  if (engine === 'sqlite' || !lead || lead.addedBy || others.length > 0)
    return commit({ database }, (db) => insertLeads({ engine, db }, leads, limit))
  const inserted = await insertInBatch(database, { lead, counted: limit && { ...limit, many: 1 } })
  if (!inserted.ok) return inserted
  const { ok, ...receipt } = inserted
  return { ok, receipts: [receipt] }
}

/** Of a page that we don't have nothing is signed: anybody can send any address. */
function receiptOf(
  { leadSource, form, consent, boxes = {}, page }: Submission,
  lead: NewLeadRow,
  { key, siteUrl, hasPage }: Pick<StoreLeadsDeps, 'siteUrl' | 'hasPage'> & { key: SigningKey },
): StoredReceipt {
  const given = [consent, ...channelBoxes.flatMap((box) => boxes[box] ?? [])]
  const agreed = {
    ...consent,
    wording: given.map(({ wording }) => wording).join('\n'),
    version: given.map(({ version }) => version).join(', '),
    // Nobody calls by the box that must be ticked.
    callers: (boxes.calls ?? consent).callers,
  }
  const agreement = agreementOf(agreed, { leadSource, form, page: hasPage(page) ? page : '' })
  return signReceipt(
    {
      kind: 'enquiry',
      id: lead.id,
      lead,
      offer: null,
      agreement,
      spoken: consent.spoken,
      at: lead.created_at,
    },
    { siteUrl, key },
  )
}

export function sha256(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}

function rateLimitFor(
  sender: string | undefined,
  { secret, rateLimit }: StoreLeadsDeps,
): RateLimit | undefined {
  if (rateLimit === undefined || sender === undefined) return undefined
  return { name: keyedHash(secret, 'rate', sender), most: rateLimit }
}
