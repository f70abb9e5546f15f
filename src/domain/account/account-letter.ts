import type { AuditEvent, AuditKind } from './audit-event.ts'
import {
  deskRules,
  isHistoryKind,
  type LetterRule,
  leadRules,
  type Readers,
} from './event-rules.ts'

type Rules = typeof leadRules & typeof deskRules
type ReadersOf<Kind extends AuditKind> = Rules[Kind] extends { letter: infer Rule }
  ? Rule extends (...given: never) => infer Readers
    ? Readers
    : Rule
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
  const rules: object = isHistoryKind(kind) ? leadRules[kind] : deskRules[kind]
  const { letter: rule = 'nobody' } = rules as { letter?: LetterRule<never> }
  const readers = typeof rule === 'function' ? rule(detail as never, operator) : rule
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
