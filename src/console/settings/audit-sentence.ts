import type { AuditKind } from '#domain/account/audit-event.ts'
import { channelVerbs, formatAgreedChannels, outcomeLabels } from '../words/labels.ts'

/** Names for the ids in audit events. */
export type AuditNames = {
  operator: (id: string) => string
  endpoint: (id: string) => string
  key: (id: string) => string
}

type Detail = Readonly<Record<string, unknown>>
/** `by` is the id of the operator who did it. */
type Sentence = string | ((detail: Detail, names: AuditNames, by: string | null) => string)

const operator =
  (before: string, after = '') =>
  (detail: Detail, names: AuditNames) =>
    `${before} ${names.operator(text(detail.person))}${after}`
const endpoint =
  (before: string, after = '') =>
  (detail: Detail, names: AuditNames) =>
    `${before} ${names.endpoint(text(detail.endpoint))}${after}`
const key = (before: string) => (detail: Detail, names: AuditNames) =>
  `${before} ${names.key(text(detail.key))}`

/** Done by the installer, or by an operator for it. */
const forInstaller =
  (done: string): Sentence =>
  (_detail, _names, by) =>
    by === null ? done : `${done} for an installer`

/** Each kind of event as a sentence without its subject: 'invited Priya as agent'. */
const sentences: Record<AuditKind, Sentence> = {
  'first operator created': operator('made', ' its first owner'),
  'signed in': ({ by, device, browser }) => {
    const signedIn = by === 'code' ? 'signed in' : `signed in with a ${text(by)}`
    return device === 'new' ? `${signedIn} from a new browser, ${text(browser)}` : signedIn
  },
  'second factor set up': 'set up a second factor',
  'second factor given up': 'gave up a second factor for a new one',
  'second factor given again': ({ by }) =>
    by === 'passkey' ? 'used a passkey to go on' : `gave a ${text(by)} to go on`,
  'second factor reset': operator('reset the second factor of'),
  'recovery codes renewed': 'made new recovery codes',
  'passkey added': 'added a passkey',
  'passkey removed': 'removed a passkey',
  'invitation accepted': 'accepted the invitation',
  'password set by letter': 'set a password from an email',
  'account reset': operator('reset the account of'),
  'password changed': 'changed the password',
  'signed out after wrong passwords': 'was signed out after five wrong passwords',
  'signed out after wrong codes': 'was signed out after five wrong codes',
  'session ended': 'signed out another device',
  'other sessions ended': ({ count }) =>
    count === 1 ? 'signed out another device' : `signed out ${text(count)} other devices`,
  'person invited': (detail, names) =>
    `invited ${names.operator(text(detail.person))} as ${text(detail.role)}`,
  'person invited again': operator('sent the invitation again to'),
  'person role changed': (detail, names) =>
    `made ${names.operator(text(detail.person))} ${text(detail.role)}`,
  'person closed': ({ person, leads, to }, names) => {
    const closed = `closed the place of ${names.operator(text(person))}`
    if (!leads) return closed
    const open = leads === 1 ? '1 open lead' : `${text(leads)} open leads`
    return `${closed}, whose ${open} went ${to ? `to ${names.operator(text(to))}` : 'back to nobody'}`
  },
  'person reopened': operator('reopened the account of'),
  'person away': ({ person, leads }, names) => {
    const away = `noted that ${names.operator(text(person))} is away`
    return leads ? `${away}, and put ${formatLeads(leads)} back in the queue` : away
  },
  'person gave leads back': ({ person, leads }, names) =>
    `put ${formatLeads(leads)} of ${names.operator(text(person))}, who is away, back in the queue`,
  'person back': operator('noted that', ' is back'),
  'person away undone': operator('undid the absence of'),
  'assignment rules changed': 'changed who gets a lead',
  'webhook added': endpoint('added the webhook'),
  'webhook tested': (detail, names) =>
    [
      detail.event && detail.event !== 'lead.test'
        ? `sent an example of ${detail.event} to`
        : 'tested',
      ` the webhook ${names.endpoint(text(detail.endpoint))}: `,
      detail.delivered === true ? 'it arrived' : 'it did not arrive',
    ].join(''),
  'webhook secret changed': endpoint('gave a new secret to the webhook'),
  'webhook closed': endpoint('closed the webhook'),
  'webhook turned off': endpoint('turned off the webhook', ', as nothing answered for five days'),
  'webhook opened again': endpoint('opened the webhook', ' again'),
  'client key made': key('made the client key of'),
  'client key revoked': key('took back the client key of'),
  'api key made': key('made the API key of'),
  'api key changed': key('gave a new secret to the API key of'),
  'api key revoked': key('took back the API key of'),
  'ad form mapped': 'said what the fields of an advertisement’s form are for',
  'letter recipients changed': ({ count }) =>
    count === 0
      ? 'took out the people chosen to get emails'
      : `changed who gets emails: ${text(count)} ${count === 1 ? 'address' : 'addresses'}`,
  'installer added': 'added an installer',
  'installer changed': 'changed an installer',
  'installer file taken': ({ rows }) => `downloaded ${text(rows)} enquiries`,
  'installer paused': (_detail, _names, by) =>
    by === null ? 'paused its enquiries' : 'paused an installer',
  'installer terms accepted': forInstaller('accepted the terms'),
  'installer checked': ({ check }) =>
    ({
      number: 'checked that an installer’s number is its own',
      phone: 'found that the phone of an installer answers',
    })[text(check)] ?? 'accepted the rehearsal for an installer',
  'installer started': 'started offers to an installer',
  'installer rehearsal sent': 'sent an installer a rehearsal offer',
  'installer closed': 'closed an installer',
  'installer reopened': 'opened an installer again',
  'installer terms sent again': 'sent an installer the link to the terms again',
  'installer secret changed': (_detail, _names, by) =>
    by === null
      ? 'gave its webhook a new secret'
      : 'gave a new secret to the webhook of an installer',
  'installer links ended': 'ended the old links of an installer',
  'installer asked': 'asked the desk to confirm something',
  'installer request decided': ({ decision }) =>
    decision === 'confirmed'
      ? 'confirmed what an installer asked for'
      : 'refused what an installer asked for',
  'installers exported': ({ count }) => `exported ${text(count)} installers`,
  'installers imported': ({ added, changed }) =>
    `imported installers: ${text(added)} added, ${text(changed)} changed`,
  'letter template saved': ({ template }) => `saved the email ‘${template}’`,
  'letter template deleted': ({ template }) => `deleted the email ‘${template}’`,
  'weekly letter changed': ({ on }) =>
    on ? 'switched the weekly email on' : 'switched the weekly email off',
  'installer backlog offered': 'had earlier enquiries offered to an installer',
  'installer backlog left': 'left an installer’s earlier enquiries to the desk',
  'offer rules changed': 'changed how leads are offered',
  'payment recorded': 'recorded a payment',
  'lead.released': 'released a lead that was held back',
  'lead.contacted': 'marked a lead contacted',
  'lead.quoted': 'marked a lead quoted',
  'lead.won': 'marked a lead won',
  'lead.lost': 'marked a lead lost',
  'lead.spam': 'marked a lead as spam',
  'lead.reopened': 'reopened a lead',
  'lead.undone': 'undid a change to a lead',
  'lead.withdrawn': 'withdrew a lead',
  'lead.answered': 'told the outcome of a complaint',
  'lead.assigned': ({ to, left, away }, names, by) => {
    const whose = left ?? away
    if (!to && whose) return `put a lead of ${names.operator(text(whose))} back in the queue`
    if (!to) return 'made a lead nobody’s'
    return to === by ? 'took a lead' : `gave a lead to ${names.operator(text(to))}`
  },
  'lead.snoozed': ({ until }) => (until ? 'snoozed a lead' : 'ended the snooze of a lead'),
  'lead.skipped': 'skipped a lead',
  'lead.called': ({ outcome, channel }) =>
    outcome === 'not-called'
      ? 'said that nobody has called'
      : `${verbOf(channel)}: ${outcomeOf(text(outcome))}`,
  'lead.added': 'added a lead of somebody who rang',
  'lead.merged': 'merged two leads of one person',
  'lead.separated': 'marked two leads as different people’s',
  'lead.noted': 'wrote a note',
  'lead.sent-again': 'sent a delivery again',
  'lead.time-chosen': 'chose the time of a call',
  'lead.corrected': 'corrected a lead',
  'lead.written': 'wrote to the person of a lead',
  'lead.stopped': 'stopped one receiver of a lead',
  'lead.feedback': 'told how a call went',
  'lead.offered': 'offered a lead',
  'lead.repeat-told': 'told an installer that a person asked again',
  'lead.offer-accepted': forInstaller('accepted an offer'),
  'lead.offer-declined': forInstaller('declined an offer'),
  'lead.offer-expired': 'let an offer lapse',
  'lead.way-chosen': ({ way }) =>
    way === 'prices' ? 'asked for prices before a call' : 'asked to be called',
  'lead.channels-changed': ({ channels }) => formatAgreedChannels(channels),
  'lead.offer-priced': forInstaller('named a price'),
  'lead.offer-passed': 'said no to a price',
  'lead.price-over': 'let a price end',
  'lead.price-not-chosen': 'chose another installer’s price',
  'lead.asked-again': 'asked an installer for another price',
  'lead.offer-cancelled': 'took an offer back',
  'lead.offer-outcome': 'said what came of a lead',
  'lead.offer-returned': 'returned a lead',
  'lead.return-decided': 'decided a return',
  'lead.goodwill-asked': 'asked for a credit as goodwill',
  'lead.goodwill-credited': 'agreed to a credit as goodwill',
  'lead.not-offered': 'found nobody for a lead',
  'lead.others-may-call': 'let the other installers call',
  'lead.asking-stopped': 'asked not to be asked about a call',
  'leads read in bulk': ({ leads }) => `read ${text(leads)} different leads within a day`,
  'lead.exported': ({ leads }) =>
    leads === 1 ? 'exported 1 lead' : `exported ${Number(leads).toLocaleString('en-AU')} leads`,
  'person.given': 'took a copy of a person’s data',
  'person.erased': ({ again, because }) =>
    [
      because ? 'erased an enquiry whose time was over' : 'erased a person',
      again ? 'again after a restore' : '',
    ]
      .filter(Boolean)
      .join(', '),
}

/** The sentence for an event; the kind itself where there is none. */
export function auditSentence(
  { kind, detail, operatorId = null }: { kind: string; detail: Detail; operatorId?: string | null },
  names: AuditNames,
): string {
  // A newer replica may have recorded a kind that this one doesn't know.
  if (!isKnown(kind)) return kind
  const sentence = sentences[kind]
  return typeof sentence === 'string' ? sentence : sentence(detail, names, operatorId)
}

function isKnown(kind: string): kind is AuditKind {
  return kind in sentences
}

/** Who does it where no operator does; what isn't here, the product does. */
const visitorsKinds: readonly string[] = [
  'lead.withdrawn',
  'lead.contacted',
  'lead.called',
  'lead.noted',
  'lead.time-chosen',
  'lead.corrected',
  'lead.stopped',
  'lead.feedback',
  'lead.asking-stopped',
  'lead.way-chosen',
  'lead.channels-changed',
  'lead.offer-passed',
  'lead.asked-again',
  'lead.others-may-call',
] satisfies AuditKind[]
const installersKinds: readonly string[] = [
  'installer terms accepted',
  'installer asked',
  'installer file taken',
  'installer paused',
  'installer secret changed',
  'lead.offer-declined',
  'lead.offer-priced',
  'lead.offer-outcome',
  'lead.offer-returned',
] satisfies AuditKind[]

/** Who did it: an operator by name, else the visitor, an installer or the product itself. */
export function actorOf({
  kind,
  operator,
  detail,
}: {
  kind: string
  operator: string | null
  detail: Detail
}): string {
  if (operator) return operator
  if (operator === '') return 'Somebody unknown'
  if (kind === 'account reset') return 'Somebody at the server'
  if (kind === 'lead.offer-accepted') return 'The installer or the visitor'
  if (installersKinds.includes(kind)) return 'An installer'
  const isErasedByVisitor = kind === 'person.erased' && !detail.because && !detail.again
  return visitorsKinds.includes(kind) || isErasedByVisitor ? 'The visitor' : 'The desk itself'
}

function verbOf(channel: unknown): string {
  const verbs: Readonly<Record<string, string>> = channelVerbs
  return verbs[String(channel)] ?? verbs.phone ?? ''
}

function outcomeOf(outcome: string): string {
  const known: Readonly<Record<string, string>> = outcomeLabels
  return (known[outcome] ?? outcome).toLowerCase()
}

function formatLeads(count: unknown): string {
  return count === 1 ? '1 lead' : `${text(count)} leads`
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : 'somebody'
}
