import type { LeadRow } from '#database/desk/lead-row.ts'
import { enqueueForInstaller } from '#database/installer/installer-deliveries.ts'
import { getInstaller } from '#database/installer/installers.ts'
import { endPricesFirst, insertConsent } from '#database/offer/consents.ts'
import { getOfferRules, offerAgain } from '#database/offer/offering.ts'
import { listOffersOfLead, setExpiry, setOfferedAgain } from '#database/offer/offers.ts'
import { listRepeatHolders } from '#database/offer/repeats.ts'
import type { Db } from '#database/schema.ts'
import { dayOf } from '#domain/calendar.ts'
import { callMoments } from '#domain/lead/derived-columns.ts'
import { agreedToInstallers } from '#domain/lead/spoken-consent.ts'
import { acceptedStates, type OfferState, type Way } from '#domain/offer/offer.ts'
import { answerBy } from '#domain/offer/rules.ts'
import { statedSystem } from '#domain/offer/stated-system.ts'
import { pricesFirstShown, pricesFirstWording, yesVersion } from '#domain/offer/yes.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import { decideBy } from '#domain/promise/decide-by.ts'
import { type Rejection, reject } from '#domain/result.ts'
import { terms } from '#estimate/terms.ts'
import { issueReceipt } from '../privacy/issue-receipt.ts'
import type { World } from '../world.ts'
import { type ActResult, changeByVisitor } from './visitor-act.ts'

type ChoosingWorld = Pick<
  World,
  'database' | 'now' | 'newId' | 'calling' | 'afterWrite' | 'secret' | 'siteUrl'
>

/**
 * The visitor chooses how to go on: a call as promised, or prices first. With prices first they get them within two working days, and
 * calls are not allowed before their yes. It can be changed until an installer has accepted; after that they read who has. The lead is
 * offered again: the way decides who is asked, and for what.
 */
export function chooseWay(lead: string, way: Way, world: ChoosingWorld): Promise<ActResult> {
  return changeByVisitor(lead, world, async (row, db, now) => {
    if (row.way === way) return undefined
    const refusal = await whyNotChosen(db, row, way, { ...world, moment: now })
    if (refusal) return refusal
    return {
      set: { way, ...momentsOf(row, way, now, world) },
      audit: { kind: 'lead.way-chosen', detail: { way } },
      // Those who have the number are notified, unless they were allowed to call before and still are.
      told: way === 'prices' || row.way === 'prices',
      also: async () => {
        await keepConsent(db, row, way, { ...world, moment: now })
        await askAnew(db, row, way, { ...world, moment: now })
        await tellOfRepeat(db, row, now)
        await offerAgain(db, row.id)
      },
    }
  })
}

type Moment = ChoosingWorld & { moment: Date }

const having: readonly OfferState[] = acceptedStates

async function whyNotChosen(
  db: Db,
  row: LeadRow,
  way: Way,
  { calling, moment }: Moment,
): Promise<Rejection<'invalid'> | undefined> {
  const holder = (await listOffersOfLead(db, row.id)).find(({ state }) => having.includes(state))
  const name = holder && (await getInstaller(db, holder.installer))?.tradingName
  if (name)
    return reject(
      'invalid',
      row.way === 'prices'
        ? `You have said yes to ${name}. Take that back first.`
        : `${name} has accepted and will call you. You can stop them on this page.`,
    )
  if (!row.promised_by)
    return reject('invalid', `We work in ${terms.everywhere}: elsewhere we promise neither.`)
  if (row.state !== 'new' || row.contacted_at)
    return reject('invalid', 'Somebody has spoken with you about this already.')
  if (way === 'call') return undefined
  const isOpen = (row.consent_until ?? '') > moment.toISOString()
  if (!isOpen || !agreedToInstallers(row.came_by, row.consent_version, way === 'prices'))
    return reject('invalid', 'We may not ask installers about this.')
  return statedSystem(row, dayOf(new Date(row.created_at), calling.timeZone))
    ? undefined
    : reject('invalid', 'This needs a look before anybody can name a price, so a call comes first.')
}

/** By when they have prices, in place of the call; or by when they are called, who first wanted prices. */
function momentsOf(row: LeadRow, way: Way, now: Date, { calling }: ChoosingWorld) {
  const none = { new_promise_by: null, chosen_from: null, chosen_until: null }
  if (way === 'prices') {
    const by = decideBy(now, callingCalendar(calling, row)).toISOString()
    return { prices_by: by, promised_by: by, contact_due_at: by, ...none }
  }
  if (row.way === null) return {}
  const moments = callMoments(now, row, calling)
  return { prices_by: null, ...moments, contact_due_at: moments.promised_by, ...none }
}

async function keepConsent(db: Db, row: LeadRow, way: Way, world: Moment): Promise<void> {
  const at = world.moment.toISOString()
  if (way === 'call') return endPricesFirst(db, row.id, at)
  const agreed = { wording: pricesFirstWording, version: yesVersion }
  const consent = { id: world.newId(), lead: row.id, offer: null, channels: [], at }
  await insertConsent(db, { ...consent, ...agreed })
  const agreement = { ...agreed, shown: pricesFirstShown, page: '/my-enquiry', callers: '' }
  await issueReceipt(db, { kind: 'prices-first', lead: row, offer: null, agreement }, world)
}

/** Asks installers who haven't decided again, for what the visitor wants now and with a new time limit. */
async function askAnew(db: Db, row: LeadRow, way: Way, { moment, calling }: Moment): Promise<void> {
  const rules = await getOfferRules(db)
  const calendar = callingCalendar(calling, row)
  for (const { id, installer, state } of await listOffersOfLead(db, row.id)) {
    if (state !== 'offered' && state !== 'priced') continue
    // Nothing changes for an installer that was asked to accept before.
    if (way === 'call' && row.way === null) continue
    const hours = (await getInstaller(db, installer))?.hours
    const until = answerBy(moment, way, { rules, calendar, hours }).toISOString()
    await (state === 'priced' ? setOfferedAgain(db, id, until) : setExpiry(db, id, until))
    const key = `${way} ${row.version}`
    const about = { installer, offer: id, lead: row.id, now: moment, key }
    await enqueueForInstaller(db, { ...about, event: 'offer.made' })
  }
}

/** Installers with the person's earlier enquiry were asked to call about this one too: notifies them whether they still are. */
async function tellOfRepeat(db: Db, { id, version }: LeadRow, now: Date): Promise<void> {
  for (const holder of await listRepeatHolders(db, id))
    await enqueueForInstaller(db, {
      ...holder,
      event: 'offer.changed',
      key: `repeat ${id} ${version}`,
      now,
    })
}
