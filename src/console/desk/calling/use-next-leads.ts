import { useQuery } from '@tanstack/react-query'
import type { ListedLead } from '../inbox/list-query.ts'
import { queueListQuery } from './queue-api.ts'

const howMany = 5

/** The leads after the current one, in the queue's order: those nobody else has open. */
export function useNextLeads(current: string | undefined): readonly ListedLead[] {
  const list = useQuery(queueListQuery).data
  const free = (list?.leads ?? []).filter((lead) => lead.id !== current && !lead.claim)
  return free.filter(({ part }) => part !== 'waiting').slice(0, howMany)
}
