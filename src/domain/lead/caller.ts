import type { LeadSource } from './attribution.ts'
import { type ContactOutcome, outcomeTexts } from './contact.ts'
import { agreedToInstallers } from './spoken-consent.ts'

/** Who calls about a lead: the operator or installer that has it, and operators who tried without having it. */
export type Caller = {
  by: 'operator' | 'installer'
  name: string
  /** Whether it is theirs: given to an operator, or accepted by an installer. */
  has: boolean
  /** Since when an installer has it. ISO 8601. */
  acceptedAt: string | null
  lastTry: { at: string; outcome: ContactOutcome } | null
}

/** Who calls the visitor next: the first installer that accepted it, else the operator whose it is. Undefined where it's anybody of ours. */
export function nextCaller(callers: readonly Caller[]): Caller | undefined {
  const having = callers.filter(({ has }) => has)
  return having.find(({ by }) => by === 'installer') ?? having[0]
}

type Seeking = {
  came_by: LeadSource
  consent_version: string
  way: 'prices' | 'call' | null
  offering: 'waiting' | 'settled' | null
}

/**
 * Whether an installer is sought for a lead. Not once all who suit were asked and none accepted: then the call is ours.
 * `isAsked` says that one has an offer that is still open.
 */
export function seeksInstaller(
  { came_by, consent_version, way, offering }: Seeking,
  { isAsked, hasInstallers }: { isAsked: boolean; hasInstallers: boolean },
): boolean {
  const isAgreed = agreedToInstallers(came_by, consent_version, way === 'prices')
  return isAsked || (isAgreed && hasInstallers && offering === null)
}

/**
 * Who has a lead and what they did, as sentences: 'Jack has it, and tried at 9:13 am: no answer.' `formatAt` formats the moment of
 * an action: 'at 9:13 am'.
 */
export function callerSentences(
  callers: readonly Caller[],
  formatAt: (moment: string) => string,
): string {
  const having = callers.filter(({ has }) => has)
  const others = callers.filter(({ has, lastTry }) => !has && lastTry)
  const latest = others.toSorted((one, other) => (triedAt(one) < triedAt(other) ? 1 : -1)).at(0)
  const tried = ({ lastTry }: Caller) =>
    lastTry && `tried ${formatAt(lastTry.at)}: ${outcomeTexts[lastTry.outcome]}`
  const sentences = having.map((caller) => {
    const { name, acceptedAt } = caller
    const has = acceptedAt ? `${name} accepted ${formatAt(acceptedAt)}` : `${name} has it`
    const did = tried(caller)
    return did ? `${has}, and ${did}.` : `${has}, no try yet.`
  })
  if (having.length === 0) sentences.push(latest ? 'Nobody has it.' : 'Nobody has it, no try yet.')
  if (latest) sentences.push(`${latest.name} ${tried(latest)}.`)
  return sentences.join(' ')
}

const triedAt = ({ lastTry }: Caller) => lastTry?.at ?? ''
