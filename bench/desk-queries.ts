import { dayOf, daysAfter } from '#domain/calendar.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { owners } from './plausible-lead.ts'

/**
 * A query of the list of leads. `yearBack` is a page that deep, `due` the order by when calls are due. Searches are made
 * in several states: those share their `what`.
 */
export type DeskQuery = {
  what: string
  filter: LeadFilter
  yearBack?: true
  due?: true
  /** The queue: a page of the list in its order, its card, who is at the desk, or claiming the next lead and letting it go. */
  queue?: 'page' | 'card' | 'desk' | 'claim'
}

/** The lists that figures of the last fourteen days open. */
export function figureQueries(now: Date, timeZone: string): DeskQuery[] {
  const [owner = ''] = owners
  const filters: Record<string, Partial<LeadFilter>> = {
    'tried by an operator': { tried: owner },
    'reached by an operator': { reached: owner },
    'an operator’s promises kept': { credit: owner, promise: 'kept' },
    'promises broken': { promise: 'broken' },
    'won, of an operator': { credit: owner, state: 'won' },
    'tried in an hour of the week': { hour: 'tue-10' },
    'reached on the second try': { nth: '2' },
    'reached on a try that nobody needed': { nth: '5' },
    'a campaign': { source: 'google-ad', campaign: 'spring-2026' },
    'a campaign nobody ran': { source: 'google-ad', campaign: 'winter' },
    erased: { erased: true },
  }
  const since = daysAfter(dayOf(now, timeZone), -13)
  return Object.entries(filters).map(([what, filter]) => ({
    what: `insights’ list, ${what}`,
    filter: { state: 'genuine', since, ...filter },
  }))
}

/** Every filter and search of the list, with values that are common, rare, and in no lead. */
export function deskQueries(now: Date, timeZone: string): DeskQuery[] {
  const today = dayOf(now, timeZone)
  const [owner = ''] = owners
  const filters: Record<string, LeadFilter> = {
    open: { state: 'open' },
    'every state': { state: 'any' },
    new: { state: 'new' },
    lost: { state: 'lost' },
    held: { state: 'held' },
    spam: { state: 'spam' },
    'open, form': { state: 'open', form: 'home' },
    'every state, form': { state: 'any', form: 'home' },
    'lost, form': { state: 'lost', form: 'article-costs' },
    'spam, form': { state: 'spam', form: 'article-costs' },
    'held, form': { state: 'held', form: 'home' },
    'a form nobody used': { state: 'any', form: 'heat-pumps' },
    'lost, a form nobody used': { state: 'lost', form: 'heat-pumps' },
    'open, service': { state: 'open', service: 'commercial-solar' },
    'lost, service': { state: 'lost', service: 'solar-battery' },
    'open, postcode': { state: 'open', postcode: '3072' },
    'lost, postcode': { state: 'lost', postcode: '3990' },
    'every state, postcode': { state: 'any', postcode: '3000' },
    'open, region': { state: 'open', region: 'western' },
    'lost, region': { state: 'lost', region: 'southern' },
    'open, owner': { state: 'open', owner },
    'lost, owner': { state: 'lost', owner },
    'open, nobody’s': { state: 'open', owner: 'nobody' },
    'lost, nobody’s': { state: 'lost', owner: 'nobody' },
    'every state, nobody’s': { state: 'any', owner: 'nobody' },
    'a week a year ago, lost': {
      state: 'lost',
      since: daysAfter(today, -365),
      until: daysAfter(today, -358),
    },
    'since yesterday': { state: 'any', since: daysAfter(today, -1) },
    overdue: { state: 'new', due: 'past' },
    'due within four hours': { state: 'new', due: 'soon' },
    suspected: { state: 'any', suspected: true },
    'open, suspected': { state: 'open', suspected: true },
    'lost, suspected': { state: 'lost', suspected: true },
    'open, form and region': { state: 'open', form: 'battery', region: 'inner' },
    'lost, form and region': { state: 'lost', form: 'article-2030', region: 'southern' },
    'lost, form and service of another': {
      state: 'lost',
      form: 'home',
      service: 'commercial-solar',
    },
    'every state, form and service of another': {
      state: 'any',
      form: 'home',
      service: 'commercial-solar',
    },
    'lost, postcode of another region': { state: 'lost', postcode: '3000', region: 'western' },
    'lost, form, postcode and owner': { state: 'lost', form: 'contact', postcode: '3072', owner },
    'lost, region and nobody’s': { state: 'lost', region: 'southern', owner: 'nobody' },
    'lost, service and suspected': { state: 'lost', service: 'rebates', suspected: true },
    'overdue, form and owner': { state: 'new', due: 'past', form: 'home', owner },
    'a week a year ago, lost, form and region': {
      state: 'lost',
      form: 'savings',
      region: 'inner',
      since: daysAfter(today, -365),
      until: daysAfter(today, -358),
    },
  }
  const searches: Record<string, string[]> = {
    'family name': ['ng', 'ngu', 'nguye', 'nguyen minh'],
    name: ['ma', 'mar', 'maria', 'rosaria mancini'],
    email: ['jac', 'jack.', 'jack.smith', 'mai.dang5'],
    phone: ['0414', '0414 21', '0414 212 121'],
    reference: ['ww-rz', 'ww-rzj', 'ww-rzjk3', 'WW-RZJK3BZ1'],
    suburb: ['mel', 'st', 'seddon', 'footscray', 'north mel'],
    postcode: ['30', '3011', '3990'],
    'email domain': ['@mail', 'mail.example', '@exam', '@nobody.example'],
    'words of notes': ['roof', 'dog gate', 'switchboard', 'ring after five', 'zephyr'],
    'place and note': ['seddon roof', '30 roof', 'mail.example switchboard'],
    nobody: ['zzy', 'zzyzx', 'nobody.at.all@example.com', '0400 000 0'],
  }
  const single = (what: string, query: Omit<DeskQuery, 'what'>) => [{ what, ...query }]
  return [
    ...Object.entries(filters).flatMap(([what, filter]) => single(what, { filter })),
    ...single('every state, a page a year back', { filter: { state: 'any' }, yearBack: true }),
    ...single('lost, a page a year back', { filter: { state: 'lost' }, yearBack: true }),
    ...single('the queue, a page', { filter: { state: 'open' }, queue: 'page' }),
    ...single('the queue, who is next', { filter: { state: 'open' }, queue: 'card' }),
    ...single('the queue, who is at the desk', { filter: { state: 'open' }, queue: 'desk' }),
    ...single('claiming the next lead', { filter: { state: 'open' }, queue: 'claim' }),
    ...single('open, by when they are due', { filter: { state: 'open' }, due: true }),
    ...Object.entries(searches).flatMap(([what, typed]) =>
      typed.flatMap((q) =>
        (['open', 'any', 'lost', 'held'] as const).map((state) => ({
          what: `search, ${what}: ${q}`,
          filter: { state, q },
        })),
      ),
    ),
    ...single('search, name: ma, lost, form and service of another', {
      filter: { state: 'lost', q: 'ma', form: 'home', service: 'commercial-solar' },
    }),
    ...single('search, name: mar, lost, suspected', {
      filter: { state: 'lost', q: 'mar', suspected: true },
    }),
    ...single('search, email domain: @mail, lost, form and service of another', {
      filter: { state: 'lost', q: '@mail', form: 'home', service: 'commercial-solar' },
    }),
    ...single('search, words of notes: roof, lost, suspected', {
      filter: { state: 'lost', q: 'roof', suspected: true },
    }),
    ...single('search, suburb: mel, lost, another region', {
      filter: { state: 'lost', q: 'mel', region: 'southern' },
    }),
    ...single('search, words of notes: roof, open, by when they are due', {
      filter: { state: 'open', q: 'roof' },
      due: true,
    }),
  ]
}
