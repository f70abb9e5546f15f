import type { LeadFilter } from '#domain/lead/filter.ts'
import type { Counts } from '../../../client/counts.ts'
import { listTitle } from '../filters/format-filter.ts'
import type { ListAddress } from '../list-address.ts'
import type { SavedView } from './views-query.ts'

/** The views that every desk has, over the queue. */
export const deskViews = [
  { id: 'queue', name: 'Queue', icon: 'inbox', filter: {}, count: 'open' },
  { id: 'mine', name: 'Mine', icon: 'operator', filter: { owner: 'me' }, count: 'mine' },
  { id: 'due', name: 'Due now', icon: 'due', filter: { due: 'now' }, count: 'due' },
  {
    id: 'waiting',
    name: 'Waiting for an installer',
    icon: 'waiting',
    filter: { waiting: 'installer' },
    count: 'waiting',
  },
] as const satisfies {
  id: string
  name: string
  icon: string
  filter: Partial<LeadFilter>
  count: keyof Counts
}[]

/** The view that a list is of: a saved one's id, one of the desk's, or a state. Also once it is narrowed by more filters. */
export function currentView({ view, filter }: Pick<ListAddress, 'view' | 'filter'>): string {
  if (view) return view
  if (filter.state !== 'open') return filter.state
  if (filter.waiting) return 'waiting'
  if (filter.due === 'now') return 'due'
  return filter.owner === 'me' ? 'mine' : 'queue'
}

/** The name of the list, as its title says it. */
export function viewName(
  address: Pick<ListAddress, 'view' | 'filter'>,
  saved: readonly Pick<SavedView, 'id' | 'name'>[],
): string {
  const current = currentView(address)
  const view = [...saved, ...deskViews].find(({ id }) => id === current)
  return view?.name ?? listTitle(address.filter.state)
}
