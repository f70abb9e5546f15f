import type { Brand } from '#content/brand.ts'
import { type NextActionKind, nextActionKinds } from '#domain/lead/next-action-kind.ts'
import type { IconName } from '../../../ui/Icon.tsx'
import { formatOrdinal } from '../../../words/ordinal.ts'
import type { ListedLead } from '../list-query.ts'

type Kind = { icon: IconName; label: string }

const kinds: Record<NextActionKind, Kind> = {
  'first-call': { icon: 'call', label: 'First call' },
  'first-answer': { icon: 'mail', label: 'Answer them' },
  retry: { icon: 'again', label: 'Try again' },
  'call-back': { icon: 'clock', label: 'Call back' },
  'quote-follow-up': { icon: 'quote', label: 'Quote follow-up' },
  'check-installer': { icon: 'house-check', label: 'Check the outcome' },
  'price-follow-up': { icon: 'quote', label: 'Write about prices' },
}
const withInstaller: Kind = { icon: 'waiting', label: 'With an installer' }

/** The kinds of next actions, to choose from: an answer before prices exists only where all visitors see prices first. */
export function nextActionOptions({ firstCall }: Pick<Brand, 'firstCall'>) {
  return nextActionKinds
    .filter((value) => value !== 'first-answer' || firstCall === 'visitor-chooses')
    .map((value) => ({ value, label: kinds[value].label }))
}

export function nextActionLabel(action: NextActionKind): string {
  return kinds[action].label
}

/** What is to be done next with a lead: 'Try again, 3rd'. Undefined where there is nothing. */
export function formatNextAction({
  nextAction,
  part,
}: Pick<ListedLead, 'nextAction' | 'part'>): Kind | undefined {
  if (!nextAction) return undefined
  if (nextAction.action === 'check-installer' && part === 'waiting') return withInstaller
  const { icon, label } = kinds[nextAction.action]
  const isCounted = nextAction.action === 'retry' && nextAction.try !== null
  return { icon, label: isCounted ? `${label}, ${formatOrdinal(nextAction.try ?? 0)}` : label }
}
