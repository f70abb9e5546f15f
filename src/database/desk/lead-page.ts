import { isQuiet } from '#domain/delivery/circuit-breaker.ts'
import { namedAnswers } from '#domain/delivery/outgoing-lead.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { isComplaintForm } from '#domain/enquiry/kind.ts'
import type { StoredEstimate } from '#domain/estimate/shared/stored-estimate.ts'
import type { Attributions } from '#domain/lead/attribution.ts'
import { billLabel } from '#domain/lead/bill.ts'
import { isConfirmed } from '#domain/lead/contact.ts'
import { correctionInWords } from '#domain/lead/correction-in-words.ts'
import type { FeedbackAnswers } from '#domain/lead/feedback.ts'
import { receiptKind } from '#domain/privacy/consent-receipt.ts'
import { listCorrections } from '../delivery/corrections.ts'
import { deliveryState } from '../delivery/deliveries.ts'
import { listDisclosures } from '../delivery/disclosures.ts'
import { healthColumns, healthOf } from '../delivery/endpoint-health.ts'
import { listReceipts } from '../delivery/receipts.ts'
import type { Db } from '../schema.ts'
import { listContacts } from './contacts.ts'
import { listDeskLetters } from './desk-letters.ts'
import { nextActionOf, tries } from './lead-list.ts'
import { listOtherLeads } from './other-leads.ts'

/** Everything that the desk shows about a lead. */
export async function getLeadPage(db: Db, id: string) {
  const [row] = await listRows(db, [id])
  if (!row) return undefined
  const [[record], others, receipts] = await Promise.all([
    recordsOf(db, [row]),
    listOtherLeads(db, row),
    listReceipts(db, [id]),
  ])
  if (!record) return undefined
  return {
    ...record,
    others,
    /** Of what the visitor agreed to, the earliest first; an enquiry from before there were receipts has none. */
    receipts: receipts.map((receipt) => ({
      id: receipt.id,
      kind: receiptKind(receipt),
      at: receipt.at,
      installer: receipt.installer,
    })),
  }
}

export type LeadRecord = Awaited<ReturnType<typeof listLeadRecords>>[number]

/** Everything stored about these leads, the oldest first, in as many queries as for one. */
export async function listLeadRecords(db: Db, ids: readonly string[]) {
  return recordsOf(db, await listRows(db, ids))
}

type RecordRow = Awaited<ReturnType<typeof listRows>>[number]

function listRows(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .select(tries.as('tries'))
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}

async function recordsOf(db: Db, rows: readonly RecordRow[]) {
  // PostgreSQL reads no empty list.
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lists = await Promise.all([
    listDeliveriesWithAttempts(db, ids),
    listHistory(db, ids),
    listContacts(db, ids),
    listDisclosures(db, ids),
    listCorrections(db, ids),
    listFeedback(db, ids),
    listDeskLetters(db, ids),
  ])
  const [deliveries, history, contacts, disclosures, corrections, feedback, letters] = lists
  return rows.map((row) => {
    const form = JSON.parse(row.form_shown) as Pick<EnquiryForm, 'steps'> & { title?: string }
    const answers = JSON.parse(row.answers)
    const own = <Row extends { lead: string | null }>(list: readonly Row[]) =>
      list.filter(({ lead }) => lead === row.id)
    return {
      id: row.id,
      reference: row.reference_number,
      receivedAt: row.created_at,
      name: `${row.first_name} ${row.last_name}`.trim(),
      phone: { typed: row.phone, e164: row.phone_e164, doubtful: Boolean(row.phone_doubtful) },
      email: row.email,
      postcode: row.postcode,
      nation: row.nation,
      service: row.service,
      bill: billLabel(form, answers) ?? null,
      form: { slug: row.form_slug, title: form.title ?? '', steps: form.steps.length },
      answered: namedAnswers(form, answers),
      estimate: row.estimate ? (JSON.parse(row.estimate) as StoredEstimate) : null,
      page: row.page,
      source: JSON.parse(row.source) as Attributions,
      cameFrom: row.came_from,
      consent: {
        wording: row.consent_wording,
        version: row.consent_version,
        /** The versions that calls and texts were agreed to by, where the brand asks by channel. */
        calls: row.consent_calls,
        texts: row.consent_texts,
        withdrawnAt: row.withdrawn_at,
        /** Until when we may call and write. */
        until: row.consent_until,
      },
      nextAction: nextActionOf(row),
      /** Until when who put it away, as long as that holds. */
      snooze:
        row.next_action_for && row.snoozed_until
          ? { until: row.snoozed_until, by: row.next_action_for }
          : null,
      /** Call was pressed, and its outcome isn't recorded yet. */
      calling: row.calling_since ? { by: row.calling_by, since: row.calling_since } : null,
      state: row.state,
      version: row.version,
      owner: row.owner,
      /** Null where no call is promised. */
      promisedBy: row.promised_by,
      callableFrom: row.callable_from ?? row.created_at,
      /** When and how the visitor asked to be called; null where they left it at the promise. */
      wish: {
        from: row.chosen_from,
        until: row.chosen_until,
        contactBy: row.contact_by,
      },
      /** By when we call instead: written to the visitor before the promise was broken. */
      newPromiseBy: row.new_promise_by,
      contactedAt: row.contacted_at,
      quotedAt: row.quoted_at,
      finishedAt: row.finished_at,
      lostBecause: row.lost_because,
      suspected: row.suspected,
      releasedAt: row.released_at,
      isConfirmed: isConfirmed(own(contacts)),
      isComplaint: isComplaintForm(row.form_slug),
      erasedAt: row.erased_at,
      earlierLead: row.earlier_lead,
      deliveries: own(deliveries),
      history: own(history),
      contacts: own(contacts),
      disclosures: own(disclosures),
      corrections: own(corrections).map((correction) => correctionInWords(correction, form)),
      feedback: own(feedback),
      /** What operators wrote to them, the latest first. */
      letters: own(letters),
      /** The lead that is called about in its place, where it was merged into another. */
      mergedInto: row.merged_into,
    }
  })
}

async function listDeliveriesWithAttempts(db: Db, leads: readonly string[]) {
  const deliveries = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead', 'in', leads)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  if (deliveries.length === 0) return []
  const [attempts, endpoints, installers] = await Promise.all([
    db
      .selectFrom('attempts')
      .select(['delivery', 'number', 'started_at', 'took_ms', 'delivered', 'answer'])
      .select((eb) => eb('message', 'is not', null).as('hasMessage'))
      .where(
        'delivery',
        'in',
        deliveries.map(({ id }) => id),
      )
      .orderBy('number', 'desc')
      .execute(),
    db
      .selectFrom('webhook_endpoints')
      .select(['id', 'url', 'label', 'disabled_at'])
      .select(healthColumns)
      .execute(),
    listInstallerNames(
      db,
      deliveries.flatMap(({ installer }) => installer ?? []),
    ),
  ])
  return deliveries.map((delivery) => {
    const endpoint = endpoints.find(({ id }) => id === delivery.endpoint)
    return {
      id: delivery.id,
      lead: delivery.lead,
      channel: delivery.channel,
      event: delivery.event,
      endpoint: endpoint
        ? {
            label: endpoint.label,
            host: hostOf(endpoint.url),
            /** It has stopped answering, so its deliveries wait. */
            quiet: !endpoint.disabled_at && isQuiet(healthOf(endpoint)),
          }
        : null,
      installer: installers.find(({ id }) => id === delivery.installer)?.trading_name ?? null,
      state: deliveryState(delivery),
      createdAt: delivery.created_at,
      retryAt: delivery.retry_at,
      deliveredAt: delivery.delivered_at,
      gaveUpAt: delivery.gave_up_at,
      tries: delivery.attempts,
      isUnderWay: delivery.claimed_until !== null,
      attempts: attempts
        .filter((attempt) => attempt.delivery === delivery.id)
        .map((attempt) => ({
          number: attempt.number,
          startedAt: attempt.started_at,
          tookMs: attempt.took_ms,
          delivered: attempt.delivered === null ? null : Boolean(attempt.delivered),
          answer: attempt.answer,
          /** Whether what it sent to a webhook can be read. */
          hasMessage: Boolean(attempt.hasMessage),
        })),
    }
  })
}

async function listInstallerNames(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('installers').select(['id', 'trading_name']).where('id', 'in', ids).execute()
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? url
}

async function listHistory(db: Db, leads: readonly string[]) {
  const entries = await db
    .selectFrom('audit')
    .select(['id', 'lead', 'at', 'operator', 'kind', 'detail', 'person'])
    .where('lead', 'in', leads)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const parsed = entries.map(({ detail, ...entry }) => ({
    ...entry,
    detail: JSON.parse(detail) as Record<string, string>,
  }))
  const installers = parsed.flatMap(({ detail }) => detail.installer ?? [])
  const names = new Map(
    (await listInstallerNames(db, installers)).map(({ id, trading_name }) => [id, trading_name]),
  )
  return parsed.map(({ person, ...entry }): typeof entry => {
    const firm = names.get(entry.detail.installer ?? '')
    if (!firm) return entry
    const name = person ? `${person} of ${firm}` : firm
    return { ...entry, detail: { ...entry.detail, name } }
  })
}

/** Visitors' feedback on the call, the latest first. */
async function listFeedback(db: Db, leads: readonly string[]) {
  const rows = await db
    .selectFrom('feedback')
    .select(['id', 'lead', 'installer', 'at', 'answers'])
    .where('lead', 'in', leads)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ answers, ...row }) => ({
    ...row,
    answers: JSON.parse(answers) as FeedbackAnswers,
  }))
}
