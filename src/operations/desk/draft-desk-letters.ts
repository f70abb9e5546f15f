import { getOperator } from '#database/account/operators.ts'
import { getAwaitsYes } from '#database/awaits-yes.ts'
import { getOutgoingLead } from '#database/delivery/outgoing-lead.ts'
import { getLeadRow } from '#database/desk/lead-row.ts'
import { listLetterTemplates } from '#database/desk/letter-templates.ts'
import { listStandingPrices } from '#database/offer/prices.ts'
import type { Db } from '#database/schema.ts'
import { dayOf } from '#domain/calendar.ts'
import { pricesDraft } from '#domain/desk/prices-draft.ts'
import { fillFields, type LetterField, type LetterText } from '#domain/desk/template.ts'
import { statedSystem } from '#domain/offer/stated-system.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import type { World } from '../world.ts'
import { reasonNotToWriteTo } from './send-desk-letter.ts'

const pricesDraftName = 'Prices, and our own estimate'

/** The letter to a visitor who sees prices first; none for others, or once they let an installer call. */
async function pricesDrafts(
  db: Db,
  id: string,
  { now, brand }: Pick<World, 'now'> & { brand: { timeZone: string } },
): Promise<LetterDrafts['drafts']> {
  const row = await getLeadRow(db, id)
  if (!row || !(await getAwaitsYes(db, id))) return []
  const stated = statedSystem(row, dayOf(new Date(row.created_at), brand.timeZone))
  const prices = await listStandingPrices(db, row, now().toISOString())
  return stated
    ? [{ id: 'prices', name: pricesDraftName, ...pricesDraft(stated, prices.length) }]
    : []
}

export type LetterDrafts = {
  /** Why nothing may be written; null where it may. */
  reason: string | null
  /** Where answers go. */
  replyTo: string
  drafts: (LetterText & { id: string; name: string })[]
}

/** Every template as it reads for this lead, written by this operator. */
export async function draftDeskLetters(
  id: string,
  operator: { id: string },
  world: Pick<World, 'database' | 'secret' | 'now'> & {
    brand: { name: string; timeZone: string; phone: { label: string } }
    forms: ReadonlyMap<string, { title: string }>
  },
): Promise<LetterDrafts | undefined> {
  const { db } = world.database
  const [lead, writer, templates, reason] = await Promise.all([
    getOutgoingLead(db, id),
    getOperator(db, operator.id),
    listLetterTemplates(db),
    reasonNotToWriteTo(db, id, { secret: world.secret, now: world.now() }),
  ])
  if (!lead || !writer) return undefined
  const { brand, now, forms } = world
  const { promisedBy, contactedAt } = lead
  const isOpen = promisedBy && !contactedAt && promisedBy > now().toISOString()
  const values: Record<LetterField, string> = {
    'first name': lead.columns.first_name || 'there',
    operator: writer.name,
    business: brand.name,
    phone: brand.phone.label,
    form: forms.get(lead.formSlug)?.title ?? 'your enquiry',
    reference: lead.reference,
    promise: isOpen
      ? formatDeadline(promisedBy, { now: now().getTime(), timeZone: brand.timeZone })
      : 'as soon as we can',
  }
  return {
    reason: reason ?? null,
    replyTo: writer.email,
    drafts: [...(await pricesDrafts(db, id, world)), ...templates].map(
      ({ id, name, subject, body }) => ({
        id,
        name,
        subject: fillFields(subject, values),
        body: fillFields(body, values),
      }),
    ),
  }
}
