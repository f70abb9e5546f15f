import { outcomeWords } from '#content/offer-outcomes.ts'
import { isolate } from '#domain/enquiry/isolate.ts'
import { recordedOutcome } from '#domain/offer/outcome.ts'
import { formatHistoryEntry, type HistoryEntry } from './format-history-entry.ts'

type NameOf = (operator: string | null) => string
type Detail = Record<string, string>

/** What an operator did with an installer, to follow their name. */
const byOperator: Readonly<Record<string, (name: string, detail: Detail) => string>> = {
  'lead.offered': (name) => `offered this lead to ${name}`,
  'lead.offer-cancelled': (name) => `took this lead back from ${name}`,
  'lead.return-decided': (name, { decision }) =>
    `decided the return by ${name}${decision ? `: ${decision}` : ''}`,
  'lead.goodwill-asked': (name) => `asked for a goodwill credit for ${name}`,
  'lead.goodwill-credited': (name) => `agreed to goodwill to ${name}`,
}

/** What an installer did, or what became of its offer, as a sentence. */
const byInstaller: Readonly<Record<string, (name: string, detail: Detail) => string>> = {
  'lead.offered': (name) => `${name} was offered this lead, as it was its turn`,
  'lead.repeat-told': (name) =>
    `${name} has this person’s earlier enquiry, and was told what changed: no offer, no fee`,
  'lead.offer-accepted': (name) => `${name} accepted this lead and has the details`,
  'lead.offer-declined': (name, { because }) =>
    `${name} declined this lead${declined[because ?? ''] ?? ''}`,
  'lead.offer-priced': (name) => `${name} named a price`,
  'lead.offer-passed': (name, { because = '' }) =>
    `The visitor said no to the price of ${name}${passed[because] ?? ''}`,
  'lead.price-over': (name) => `The price of ${name} ended without an answer`,
  'lead.price-not-chosen': (name) =>
    `The price of ${name} wasn’t chosen: other installers have the places`,
  'lead.asked-again': (name) => `The visitor asked ${name} for another price`,
  'lead.offer-expired': (name) => `${name} let its offer lapse`,
  'lead.offer-cancelled': (name) => `${name} no longer has this lead`,
  'lead.offer-outcome': (name, { outcome = '' }) => {
    const recorded = recordedOutcome(outcome)
    return `${name} ${recorded ? outcomeWords[recorded].history : 'said what came of this lead'}`
  },
  'lead.offer-returned': (name, { because }) =>
    becauseOfCall[because ?? '']?.(name) ?? `${name} returned this lead`,
  'lead.return-decided': (name, { decision }) =>
    `The return by ${name} was decided${decision ? `: ${decision}` : ''}`,
}

const becauseOfCall: Readonly<Record<string, (name: string) => string>> = {
  'not-in-time': (name) => `${name} recorded no call in time, so this lead goes to the next`,
  forwarded: (name) => `${name} handed this lead on before the call`,
}

const passed: Readonly<Record<string, string>> = {
  'too-dear': ': too dear',
  'too-far': ': too far',
  other: ': another reason',
}

const declined: Readonly<Record<string, string>> = {
  'too-busy': ': too busy',
  'too-far': ': too far',
  'not-our-work': ': not their work',
  'too-small': ': too small',
}

/** An entry of the history as a whole sentence, by the name of the operator or the installer. */
export function formatHistoryLine(entry: HistoryEntry, nameOf: NameOf): string {
  const { kind, operator, detail = {} } = entry
  if (detail.installer) {
    const installer = isolate(detail.name ?? 'An installer')
    const line = operator
      ? byOperator[kind] && `${nameOf(operator)} ${byOperator[kind](installer, detail)}`
      : byInstaller[kind]?.(installer, detail)
    if (line) return line
  }
  if (kind === 'lead.assigned' && operator === null) return formatAssignedByRules(detail, nameOf)
  if (kind === 'lead.merged' && operator === null)
    return `Merged with ${detail.with}, which has the same phone and email: one person`
  if (kind === 'lead.not-offered') return 'No installer was left to offer this lead to'
  return `${nameOf(operator)} ${formatHistoryEntry(entry, nameOf)}`
}

/** What the rules did with a lead, or an absence that began. */
function formatAssignedByRules({ to, away }: Detail, nameOf: NameOf): string {
  if (away) return `Back in the queue, as ${nameOf(away)} is away`
  return `${to ? nameOf(to) : 'Somebody'} was given this lead in turn`
}
