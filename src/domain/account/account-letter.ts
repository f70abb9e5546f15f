import type { AuditDetails, AuditEvent, AuditKind } from './audit-event.ts'
import { manyLeads } from './bulk-reading.ts'
import type { Role } from './role.ts'

/** An event of an operator's account, or one for all owners, as the letter describes it. */
export type AccountChange = {
  /** Whose account it is; null where it is about where leads or money go. */
  person: { id: string; name: string } | null
  /** The webhook, key or installer that it is about, by name; empty where it is about none. */
  destination: string
  /** Who did it; null where it was done on the server's machine. */
  by: { id: string; name: string } | null
  /** The id of the operator who gets the letter. */
  reader: string
  at: string
  event: AuditEvent
}

/** `actor` is who did it, `person` who the detail names. */
type Readers = 'nobody' | 'actor' | 'person' | 'owners' | 'actor and owners' | 'person and owners'
type Rule<Detail> = Readers | ((detail: Detail, operator: string | null) => Readers)

const ownersIfOwner = ({ role }: { role?: Role }) => (role === 'owner' ? 'owners' : 'nobody')
/** Installers and the rules do some of this themselves; then the desk needs no letter. */
const ownersIfOperator = (_: unknown, operator: string | null) =>
  operator === null ? 'nobody' : 'owners'

/** Who gets a letter about each kind of event: a new kind must say. */
const letterReaders = {
  'first operator created': 'nobody',
  // Letters that come each day are not read, so the usual way of signing in sends none.
  'signed in': ({ by, device }) =>
    device === 'new' || by === 'recovery code' ? 'actor' : 'nobody',
  'second factor set up': 'actor',
  'second factor given again': ({ by }) => (by === 'recovery code' ? 'actor' : 'nobody'),
  'second factor given up': 'actor',
  'second factor reset': 'person',
  'recovery codes renewed': 'actor',
  'passkey added': 'actor',
  'passkey removed': 'actor',
  'invitation accepted': 'nobody',
  'password set by letter': 'actor',
  'password changed': 'actor',
  'signed out after wrong passwords': 'actor',
  'signed out after wrong codes': 'actor',
  'account reset': 'person and owners',
  'session ended': 'nobody',
  'other sessions ended': 'nobody',
  'person invited': ownersIfOwner,
  'person invited again': 'nobody',
  'person role changed': ownersIfOwner,
  'person closed': 'nobody',
  'person reopened': ownersIfOwner,
  'person away': 'nobody',
  'person gave leads back': 'nobody',
  'person back': 'nobody',
  'person away undone': 'nobody',
  'assignment rules changed': 'owners',
  'webhook added': 'owners',
  'webhook tested': 'nobody',
  'webhook secret changed': 'nobody',
  'webhook closed': 'owners',
  'webhook opened again': 'owners',
  'webhook turned off': 'nobody',
  'client key made': 'nobody',
  'client key revoked': 'nobody',
  'api key made': 'owners',
  'api key changed': 'owners',
  'api key revoked': 'nobody',
  'ad form mapped': 'nobody',
  'letter recipients changed': 'owners',
  'installer added': 'owners',
  'installer file taken': 'nobody',
  'installer changed': ({ destination, share, money }) =>
    destination || share || money ? 'owners' : 'nobody',
  'installer paused': ownersIfOperator,
  'installer terms accepted': 'nobody',
  'installer checked': 'nobody',
  'installer started': 'owners',
  'installer rehearsal sent': 'nobody',
  'installer closed': 'owners',
  'installer reopened': 'owners',
  'installer terms sent again': 'owners',
  'installer secret changed': 'nobody',
  'installer links ended': 'owners',
  'installer asked': 'nobody',
  'installer request decided': ({ decision }) => (decision === 'confirmed' ? 'owners' : 'nobody'),
  'installers exported': 'nobody',
  'installers imported': ({ added, destinations = 0, moved = 0 }) =>
    added + destinations + moved > 0 ? 'owners' : 'nobody',
  'weekly letter changed': 'nobody',
  'letter template saved': 'nobody',
  'letter template deleted': 'nobody',
  'installer backlog offered': 'owners',
  'installer backlog left': 'owners',
  'offer rules changed': 'owners',
  'payment recorded': 'owners',
  'lead.released': 'nobody',
  'lead.contacted': 'nobody',
  'lead.quoted': 'nobody',
  'lead.won': 'nobody',
  'lead.lost': 'nobody',
  'lead.spam': 'nobody',
  'lead.reopened': 'nobody',
  'lead.undone': 'nobody',
  'lead.withdrawn': 'nobody',
  'lead.answered': 'nobody',
  'lead.added': 'nobody',
  'lead.merged': 'nobody',
  'lead.separated': 'nobody',
  'lead.assigned': 'nobody',
  'lead.called': 'nobody',
  'lead.snoozed': 'nobody',
  'lead.skipped': 'nobody',
  'lead.noted': 'nobody',
  'lead.written': 'nobody',
  'lead.sent-again': 'nobody',
  'lead.time-chosen': 'nobody',
  'lead.corrected': 'nobody',
  'lead.stopped': 'nobody',
  'lead.feedback': 'nobody',
  'lead.offered': 'nobody',
  'lead.offer-accepted': 'nobody',
  'lead.repeat-told': 'nobody',
  'lead.offer-declined': 'nobody',
  'lead.offer-expired': 'nobody',
  'lead.way-chosen': 'nobody',
  'lead.channels-changed': 'nobody',
  'lead.offer-priced': 'nobody',
  'lead.offer-passed': 'nobody',
  'lead.asked-again': 'nobody',
  'lead.price-over': 'nobody',
  'lead.offer-cancelled': 'nobody',
  'lead.offer-outcome': 'nobody',
  'lead.offer-returned': 'nobody',
  'lead.return-decided': ({ decision }, operator) =>
    operator !== null && decision === 'credited' ? 'owners' : 'nobody',
  'lead.goodwill-asked': 'nobody',
  'lead.goodwill-credited': 'owners',
  'lead.not-offered': 'nobody',
  'lead.others-may-call': 'nobody',
  'lead.asking-stopped': 'nobody',
  'leads read in bulk': ({ key }) => (key === undefined ? 'actor and owners' : 'nobody'),
  'lead.exported': ({ leads }) => (leads >= manyLeads ? 'actor and owners' : 'nobody'),
  'person.given': 'nobody',
  'person.erased': 'nobody',
} satisfies { [Kind in AuditKind]: Rule<AuditDetails[Kind]> }

type ReadersOf<Kind extends AuditKind> = (typeof letterReaders)[Kind] extends infer Rules
  ? Rules extends (...given: never) => infer Readers
    ? Readers
    : Rules
  : never
type KindsTo<Reader extends Readers> = {
  [Kind in AuditKind]: Extract<ReadersOf<Kind>, Reader> extends never ? never : Kind
}[AuditKind]

/** The kinds sent to the account's operator, and those sent to every owner. */
export type AccountKind = KindsTo<'actor' | 'person' | 'actor and owners' | 'person and owners'>
export type OwnersKind = KindsTo<'owners' | 'actor and owners' | 'person and owners'>

/** Who gets a letter about an event: the account's holder, all owners, or both. Undefined when there is no letter. */
export function accountLetterReaders({
  kind,
  detail,
  operator,
}: AuditEvent & { operator: string | null }):
  | { person: string | null; owners: boolean }
  | undefined {
  const rule = letterReaders[kind] as Rule<typeof detail>
  const readers = typeof rule === 'function' ? rule(detail, operator) : rule
  const person = (detail as { person?: string } | undefined)?.person ?? null
  const letters = {
    nobody: undefined,
    actor: { person: operator, owners: false },
    person: { person, owners: false },
    owners: { person: null, owners: true },
    'actor and owners': { person: operator, owners: true },
    'person and owners': { person, owners: true },
  } satisfies Record<Readers, unknown>
  const letter = letters[readers]
  return letter && (letter.person !== null || letter.owners) ? letter : undefined
}
