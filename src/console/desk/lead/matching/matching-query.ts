import { queryOptions } from '@tanstack/react-query'
import { type Answer, api } from '../../../client/api.ts'
import { syncServerTime } from '../../../client/server-time.ts'

/** Who suits a lead, and what became of its offers. */
export type Matching = Answer<(typeof api.leads)[':id']['matching']['$get']>
export type Offer = Matching['offers'][number]
export type Candidate = NonNullable<Matching['trace']>['candidates'][number]

/** Its key begins with the lead's, so that it is fetched again with the lead. */
export function matchingQuery(lead: string) {
  return queryOptions({
    queryKey: ['lead', lead, 'matching'],
    queryFn: async (): Promise<Matching> => {
      const matching = await api.leads[':id'].matching.$get({ param: { id: lead } })
      syncServerTime(matching.now)
      return matching
    },
    staleTime: 5_000,
    // An open offer may be answered or lapse without anybody at the desk.
    refetchInterval: ({ state }) => (state.data?.offers.some(isOpen) ? 20_000 : false),
  })
}

export function isOpen({ state }: Pick<Offer, 'state'>): boolean {
  return state === 'offered'
}

/** An installer's latest offer, unless by a matching since it lapsed or was taken back the installer has a turn again. */
export function offerOf(
  { installer, turn }: Pick<Candidate, 'installer' | 'turn'>,
  { offers, matchedAt }: { offers: readonly Offer[]; matchedAt: string },
): Offer | undefined {
  const latest = offers.findLast((offer) => offer.installer === installer)
  const isOver = latest?.state === 'expired' || latest?.state === 'cancelled'
  return isOver && turn !== null && latest.offeredAt < matchedAt ? undefined : latest
}

/** Whether the installer accepted and has the details. */
export function hasDetails({ state }: Pick<Offer, 'state'>): boolean {
  return state === 'accepted' || state === 'returned'
}

/** Whether its fee was charged and not credited: part of it may be credited. */
export function isCharged({ state, answeredAt }: Pick<Offer, 'state' | 'answeredAt'>): boolean {
  return answeredAt !== null && (state === 'accepted' || state === 'cancelled')
}
