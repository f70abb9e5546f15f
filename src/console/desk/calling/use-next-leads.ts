import { useQuery } from '@tanstack/react-query'
import type { ListedLead } from '../inbox/list-query.ts'
import { queueListQuery } from './queue-api.ts'

const howMany = 5

/** The leads after the current one that no other operator has open: those due in the queue's order, then as they come due. */
export function useNextLeads(current: string | undefined): readonly ListedLead[] {
  const list = useQuery(queueListQuery).data
  const free = (list?.leads ?? []).filter((lead) => lead.id !== current && !lead.claim)
  const at = ({ part, nextAction }: ListedLead) => (part === 'due' ? '' : (nextAction?.at ?? ''))
  return free
    .filter(({ part }) => part !== 'waiting')
    .toSorted((one, other) => at(one).localeCompare(at(other)))
    .slice(0, howMany)
}
