import { useQuery } from '@tanstack/react-query'
import type { ListedLead } from '../inbox/list-query.ts'
import { queueListQuery } from './queue-api.ts'

const howMany = 5

/** The leads after the current one, in the queue's order: those nobody else is calling. */
export function useNextLeads(current: string | undefined): {
  leads: readonly ListedLead[]
  /** The next that is due. */
  after: string | undefined
} {
  const list = useQuery(queueListQuery).data
  const free = (list?.leads ?? []).filter((lead) => lead.id !== current && !lead.claim)
  const leads = free.filter(({ part }) => part === 'due' || part === 'later').slice(0, howMany)
  return { leads, after: leads.find(({ part }) => part === 'due')?.id }
}
