import { recordCopies } from '#database/account/audit.ts'
import { listOperators } from '#database/account/operators.ts'
import { type EnquiryData, listEnquiryData } from '#database/copies/person-data.ts'
import { channels, receivers } from '#domain/delivery/channel.ts'
import { numberOf } from '#domain/installer/installer.ts'
import { type Result, reject } from '#domain/result.ts'
import { numberField } from '#estimate/installer/own-fields.ts'
import { commit, type World } from '../world.ts'
import { choosePersonLeads, noSuchPerson, type PersonChoice } from './person-leads.ts'

type ExportDeps = Pick<World, 'database' | 'now'>

/** Everything stored about a person, arranged for them to read. */
export type PersonExport = { reference: string; data: object }

/** A file of more takes long to read, and isn't one person's. */
const mostInCopy = 20

/**
 * Exports everything stored about a person: a lead, and those that are the same person's or that the operator ticked. Recorded in the
 * audit log.
 */
export async function exportPerson(
  choice: PersonChoice,
  operator: { id: string },
  { database, now }: ExportDeps,
): Promise<Result<PersonExport, 'unknown' | 'refused'>> {
  const chosen = await choosePersonLeads(choice, database.reads)
  if (!chosen.ok) return chosen
  const { asked, leads } = chosen
  if (asked.erased_at) return noSuchPerson
  if (leads.length > mostInCopy)
    return reject(
      'refused',
      `A file holds ${mostInCopy} enquiries at most, and these are ${leads.length}. Untick some, and make a second file of those.`,
    )
  const ids = leads.map(({ id }) => id)
  const [enquiries, people] = await Promise.all([
    listEnquiryData(database.reads, ids),
    listOperators(database.db),
  ])
  const at = now().toISOString()
  await commit({ database }, (db) => recordCopies(db, ids, { at, operator: operator.id }))
  const nameOf = (id: string | null) => people.find((person) => person.id === id)?.name ?? null
  return {
    ok: true,
    reference: asked.reference_number,
    data: { madeAt: at, enquiries: enquiries.map((one) => enquiryOf(one, nameOf)) },
  }
}

/**
 * Exports everything stored about one enquiry, for the visitor who has its link. Operators are not named. Undefined when it was
 * erased.
 */
export async function exportEnquiry(
  lead: string,
  { database, now }: ExportDeps,
): Promise<PersonExport | undefined> {
  const [own] = await listEnquiryData(database.reads, [lead])
  if (!own) return undefined
  const nameOf = (id: string | null) => (id === null ? null : 'one of us')
  return {
    reference: own.reference,
    data: { madeAt: now().toISOString(), enquiries: [enquiryOf(own, nameOf)] },
  }
}

type NameOf = (id: string | null) => string | null

function enquiryOf(lead: EnquiryData, nameOf: NameOf) {
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
    workedOut: lead.estimate,
    consent: { ...lead.consent, givenAt: lead.receivedAt },
    receipts: lead.receipts.map(({ text, salt }) => ({ receipt: text, salt })),
    agreedSince: lead.consents.map(({ wording, version, channels, at, endedAt }) => ({
      wording,
      version,
      channels,
      at,
      endedAt,
    })),
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
      receiver: one.name ?? channels[receivers[one.kind].channel].labelForVisitor,
      ...(one.kind === 'installer'
        ? {
            [numberField]: numberOf(one) ?? null,
            received,
            because: installerOf(one.receiver)?.reasons ?? [],
          }
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
    letters: lead.letters.map(({ at, operator, subject, body }) => ({
      at,
      by: nameOf(operator),
      subject,
      body,
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

/** An installer that was only asked never got the visitor's name, so its own name isn't shown either. */
const askedUnnamed = 'an installer that was asked without your name'

function deliveryOf(delivery: EnquiryData['deliveries'][number]) {
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
