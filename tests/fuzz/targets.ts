import fc from 'fast-check'
import { type Known, tokensFor } from './known.ts'
import { oddText, pairs, usually } from './odd-values.ts'
import { nameOf, type Route } from './routes.ts'

/** The path with its parameters filled in, and a query. */
export function targetOf(
  route: Route,
  { files, known }: { files: readonly string[]; known: Known },
  query: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const { path } = route
  const way = known.ways[nameOf(route)]?.parameters
  const names = path.match(/:\w+|\*/g) ?? []
  const parameters = names.map((name, index) =>
    parameterOf(way?.slice(index, index + 1) ?? idsFor(path, name, known), known),
  )
  const anyFile = fc.oneof(
    { arbitrary: fc.constantFrom(...files, '/no-such'), weight: 4 },
    { arbitrary: oddText.map((text) => `/${encodeURI(text.toWellFormed())}`), weight: 1 },
  )
  const odd = fc.constantFrom<(path: string) => string>(
    (path) => `${path}/`,
    (path) => `/${path}`,
    (path) => `${path}//..//`,
    (path) => `http://localhost:3000${path}`,
    (path) => `http://evil.example@[::1]:0${path}`,
    (path) => path.toUpperCase(),
    (path) => path.replace('/', '/%2e%2e/'),
    (path) => path.replaceAll('/', '\\'),
    (path) => `${path}%00`,
    (path) => `${path}\u00ff\u00fe`,
    (path) => `${path}#fragment`,
    (path) => `${path}/${'a/'.repeat(3000)}`,
    () => '*',
    () => '/',
    () => '//',
  )
  return fc
    .record({
      parameters: fc.tuple(...parameters),
      file: anyFile,
      odd: fc.oneof(
        { arbitrary: fc.constant(undefined), weight: 14 },
        { arbitrary: odd, weight: 1 },
      ),
      query,
    })
    .map(({ parameters, file, odd, query }) => {
      const filled = ['*', '/*'].includes(path)
        ? file
        : path.replaceAll(/:\w+|\*/g, () => parameters.shift() ?? '')
      const whole = (odd ? odd(filled) : filled) + query
      // Only what ends the request line early can't be in it.
      return whole.replaceAll(/[\s\0]/g, '+')
    })
}

/** Mostly one of these ids. */
function parameterOf(ids: readonly string[], known: Known): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: fc.constantFrom(...ids), weight: 8 },
    { arbitrary: fc.constantFrom(...known.ids, 'no-such'), weight: 2 },
    {
      arbitrary: oddText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 9000)),
      weight: 1,
    },
    { arbitrary: fc.constantFrom('%', '%E0%A4%A', '%2e%2e', 'a%00', '%2F', ';a=b'), weight: 1 },
  )
}

/** Ids that a route knows, by the name of the parameter and by what its address is about. */
function idsFor(path: string, name: string, known: Known): readonly string[] {
  const { leads, installers, offers, endpoints, operator, ids } = known
  if (name === ':installer') return installers
  if (name === ':offer') return offers
  if (/\/leads\//.test(path)) return leads
  if (/\/installers\//.test(path)) return installers
  if (/\/offers\//.test(path)) return offers
  if (/\/endpoints\//.test(path)) return endpoints
  if (/\/people\//.test(path)) return [operator]
  return ids
}

/** A query of what routes read, of any words, or of none. A page behind a link mostly gets one that opens it. */
export function queryOf(
  path: string,
  words: readonly string[],
  known: Known,
): fc.Arbitrary<string> {
  const named = fc.record(
    {
      state: usually('open', 'won', 'any', 'held'),
      form: usually('home'),
      service: usually('residential-solar'),
      postcode: usually('3000'),
      region: usually('inner'),
      owner: usually('nobody', 'me', known.operator),
      since: usually('2026-01-01'),
      until: usually('2026-12-31'),
      days: usually('7', '30'),
      due: usually('past', 'soon'),
      q: usually('aroha', '0412', 'WW-', 'a b'),
      order: usually('due'),
      sort: usually('name', 'due'),
      beyond: usually(...known.ids),
      ref: usually('WW-01Z0ZZJN'),
      token: usually(...tokensFor(path, known)),
      letter: usually('notices', 'offers'),
      done: usually('sent', 'withdraw', 'accept'),
      step: usually('quote', 'price', 'lost', 'return'),
      month: usually('2026-11', '2026-13'),
      columns: usually('"email","consent"'),
      bill: usually('300'),
      battery: usually('10'),
      kw: usually('6.6'),
      format: usually('csv', 'ndjson'),
    },
    { requiredKeys: [] },
  )
  const word = fc.constantFrom(...words)
  const anyWords = fc.array(
    fc.tuple(
      word,
      fc.oneof(word, oddText, fc.constantFrom('3000', '6.6', '-1', '1e309', '99999999')),
    ),
    { maxLength: 8 },
  )
  return fc.oneof(
    { arbitrary: fc.constant(''), weight: 3 },
    {
      arbitrary: fc.constantFrom(...tokensFor(path, known)).map((token) => `?token=${token}`),
      weight: 3,
    },
    { arbitrary: named.map((values) => `?${pairs(values)}`), weight: 3 },
    {
      arbitrary: anyWords.map(
        (all) => `?${new URLSearchParams(all.map(([a, b]) => [a, b.toWellFormed()]))}`,
      ),
      weight: 3,
    },
    {
      arbitrary: fc.constantFrom(
        ...['?', '?%00=%00', '?%E0%A4%A', '?q=%FF', '?&&==&', '?q[]=1&q[]=2', '?q=1&q=2', '??a'],
        ...[`?${'a=1&'.repeat(1500)}`, `?q=${'%F0%9F%98%80'.repeat(400)}`, '?__proto__[x]=1'],
      ),
      weight: 1,
    },
  )
}
