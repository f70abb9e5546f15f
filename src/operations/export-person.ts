import { v7 as uuidv7 } from 'uuid'
import { recordOnLead } from '#database/audit.ts'
import type { Database } from '#database/open.ts'
import { listOperators } from '#database/operators.ts'
import { getEnquiryData, getPersonData, type PersonData } from '#database/person-data.ts'
import { channels } from '#domain/delivery/channel.ts'
import { withRetry } from './with-retry.ts'

type World = { database: Database; now: () => Date }

/** Everything stored about a person, arranged for them to read. */
export type PersonExport = { reference: string; data: object }

/**
 * Exports everything stored about the person behind a lead: this lead and all others with the same email address or
 * phone number. Recorded in the audit log. Undefined when the lead was erased.
 */
export async function exportPerson(
  lead: string,
  operator: { id: string },
  { database, now }: World,
): Promise<PersonExport | undefined> {
  const { leads } = await getPersonData(database.reads, lead)
  const asked = leads.find(({ id }) => id === lead)
  if (!asked) return undefined
  const people = await listOperators(database.db)
  const nameOf = (id: string | null) => people.find((person) => person.id === id)?.name ?? null
  const at = now().toISOString()
  for (const { id } of leads)
    await withRetry(() =>
      recordOnLead(database, {
        id: uuidv7(),
        at,
        operator: operator.id,
        kind: 'person.given',
        lead: id,
      }),
    )
  return {
    reference: asked.reference,
    data: { madeAt: at, enquiries: leads.map((one) => enquiryOf(one, nameOf)) },
  }
}

/**
 * Exports everything stored about one enquiry, for the visitor who has its link. Operators are not named. Undefined when it was
 * erased.
 */
export async function exportEnquiry(
  lead: string,
  { database, now }: World,
): Promise<PersonExport | undefined> {
  const [own] = await getEnquiryData(database.reads, lead)
  if (!own || own.erasedAt) return undefined
  const nameOf = (id: string | null) => (id === null ? null : 'one of us')
  return {
    reference: own.reference,
    data: { madeAt: now().toISOString(), enquiries: [enquiryOf(own, nameOf)] },
  }
}

type Lead = PersonData['leads'][number]
type NameOf = (id: string | null) => string | null

function enquiryOf(lead: Lead, nameOf: NameOf) {
  const installerOf = (id: string | null) =>
    lead.installers.find(({ installer }) => installer === id)
  const installerNamed = (id: string | null) => installerOf(id)?.name ?? askedUnnamed
  return {
    reference: lead.reference,
    receivedAt: lead.receivedAt,
    form: lead.form.title,
    page: lead.page,
    cameFrom: { way: lead.cameFrom, ...lead.source },
    contact: { name: lead.name, email: lead.email, phone: lead.phone, postcode: lead.postcode },
    answers: lead.answered.map(({ ask, answer }) => ({ question: ask, answer })),
    columns: lead.columns,
    consent: { ...lead.consent, givenAt: lead.receivedAt },
    state: {
      now: lead.state,
      lookedAfterBy: nameOf(lead.owner),
      callPromisedBy: lead.promisedBy,
      contactedAt: lead.contactedAt,
      quotedAt: lead.quotedAt,
      finishedAt: lead.finishedAt,
      lostBecause: lead.lostBecause,
      heldBackBecause: lead.suspected,
    },
    asksToBeCalled: { ...lead.wish, weCallAtLastBy: lead.newPromiseBy },
    conversations: lead.contacts.map(({ by, who, channel, outcome, at }) => ({
      at,
      recordedBy: {
        visitor: () => 'you',
        operator: () => nameOf(who),
        installer: () => installerNamed(who),
      }[by](),
      channel,
      outcome,
    })),
    whoHasYourDetails: lead.disclosures.map((one) => ({
      receiver: one.name ?? receiverLabels[one.kind],
      ...(one.kind === 'installer'
        ? { abn: one.abn, received, because: installerOf(one.receiver)?.reasons ?? [] }
        : {}),
      since: one.since,
      consentVersion: one.consentVersion,
      stoppedAt: one.stoppedAt,
    })),
    corrections: lead.corrections.map(({ by, who, at, ask, before, after }) => ({
      at,
      by: by === 'visitor' ? 'you' : nameOf(who),
      question: ask,
      before,
      after,
    })),
    feedback: lead.feedback.map(({ at, answers }) => ({ at, answers })),
    toldTo: lead.deliveries.map(deliveryOf),
    history: lead.history.map(({ at, operator, kind, detail }) => ({
      at,
      by: operator === null ? null : nameOf(operator),
      what: kind,
      detail: {
        ...(kind === 'lead.assigned' ? { to: nameOf(detail.to ?? null) } : detail),
        ...(detail.installer ? { installer: installerNamed(detail.installer) } : {}),
      },
    })),
  }
}

/** What an installer gets when it accepts. */
const received = ['name', 'phone', 'email', 'postcode', 'answers', 'notes']

/** Whoever was only asked knows nobody by name, and so isn’t named either. */
const askedUnnamed = 'an installer that was asked without your name'

const receiverLabels: Record<Lead['disclosures'][number]['kind'], string> = {
  letter: channels['operator-letter'].labelForVisitor,
  'hosted-table': channels['hosted-table'].labelForVisitor,
  webhook: channels.webhook.labelForVisitor,
  installer: 'an installer',
}

function deliveryOf(delivery: Lead['deliveries'][number]) {
  const { channel, endpoint } = delivery
  return {
    receiver: endpoint?.label || endpoint?.host || channels[channel].labelForVisitor,
    event: delivery.event,
    state: delivery.state,
    owedSince: delivery.createdAt,
    deliveredAt: delivery.deliveredAt,
    tries: delivery.attempts.map(({ startedAt, delivered, answer }) => ({
      at: startedAt,
      delivered,
      // A mail server's answer to a letter to operators may quote their addresses.
      ...(channels[channel].recipient === 'operators' ? {} : { answer }),
    })),
  }
}
