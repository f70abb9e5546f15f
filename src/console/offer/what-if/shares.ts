import { queryOptions } from '@tanstack/react-query'
import { type CapPeriod, capPeriods } from '#domain/installer/installer.ts'
import { capitalise } from '#domain/letter-case.ts'
import { type Answer, api } from '../../client/api.ts'
import { spellCount } from '../../words/labels.ts'

export type Share = Answer<typeof api.shares.$get>['installers'][number]
export type TriedShares = Answer<(typeof api.shares)['try']['$post']>

/** What an owner types: a weight, and caps that may be blank. */
export type ShareFields = Record<'weight' | CapPeriod, string>
export type ShareEdits = Readonly<Record<string, ShareFields>>
export type ShareChange = {
  installer: string
  weight: number
  caps: Partial<Record<CapPeriod, number>>
}

export const sharesQuery = queryOptions({
  queryKey: ['shares'],
  queryFn: () => api.shares.$get(),
})

/** The replay of the last thirty days under these changes. */
export function triedQuery(changes: readonly ShareChange[]) {
  return queryOptions({
    queryKey: ['shares', 'try', changes],
    queryFn: () => api.shares.try.$post({ json: { changes: [...changes] } }),
    staleTime: 60_000,
  })
}

export const shareFields = ['weight', ...capPeriods] as const

export function toFields({ weight, caps }: Pick<Share, 'weight' | 'caps'>): ShareFields {
  const cap = (period: CapPeriod) => caps[period]?.toString() ?? ''
  return { weight: String(weight), day: cap('day'), week: cap('week'), month: cap('month') }
}

/** The installers whose fields differ from what is stored; fields that can't be read count as they are stored. */
export function changesOf(shares: readonly Share[], edits: ShareEdits): ShareChange[] {
  return shares.flatMap((share) => {
    const edited = edits[share.id]
    if (!edited) return []
    const change = parseFields(share, edited)
    const isSame = JSON.stringify(toFields(change)) === JSON.stringify(toFields(share))
    return isSame ? [] : [{ installer: share.id, ...change }]
  })
}

function parseFields(share: Share, fields: ShareFields): Omit<ShareChange, 'installer'> {
  const caps = capPeriods.flatMap((period) => {
    const text = fields[period].trim()
    const cap = text === '' ? undefined : /^\d{1,6}$/.test(text) ? Number(text) : share.caps[period]
    return cap === undefined ? [] : [[period, cap] as const]
  })
  const weight = /^\d{1,3}$/.test(fields.weight.trim()) ? Number(fields.weight) : 0
  return {
    weight: weight >= 1 && weight <= 100 ? weight : share.weight,
    caps: Object.fromEntries(caps),
  }
}

/** What the change comes to, in a sentence or two. */
export function summaryOf(
  { rows, nobody }: Pick<TriedShares, 'rows' | 'nobody'>,
  nameOf: (installer: string) => string,
): string {
  const more = nobody.was - nobody.would
  const leads = (count: number) => spellCount(count, 'lead', 'leads')
  const outcome =
    more === 0
      ? 'As many leads have an installer to go to'
      : more > 0
        ? `${capitalise(leads(more).replace(' lead', ' more lead'))} ${more === 1 ? 'has' : 'have'} an installer to go to`
        : `${capitalise(leads(-more).replace(' lead', ' fewer lead'))} ${more === -1 ? 'has' : 'have'} an installer to go to`
  const [gains, loses] = [rows[0], rows.at(-1)]
  const moved = [
    ...(gains && gains.would > gains.was
      ? [`${nameOf(gains.installer)} gains ${gains.would - gains.was}`]
      : []),
    ...(loses && loses.would < loses.was
      ? [`${nameOf(loses.installer)} loses ${loses.was - loses.would}`]
      : []),
  ]
  return moved.length > 0 ? `${outcome}. ${moved.join(' and ')}.` : `${outcome}.`
}
