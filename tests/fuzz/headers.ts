import fc from 'fast-check'
import type { Known } from './known.ts'
import { oddTexts } from './odd-values.ts'

const oddHeader = fc
  .oneof(
    { arbitrary: fc.constantFrom(...oddTexts), weight: 3 },
    { arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 60 }), weight: 1 },
    { arbitrary: fc.constantFrom('\u00e9\u00ff', 'a'.repeat(6000), ',,,;;;==', '*'), weight: 1 },
  )
  .map((text) => text.replaceAll(/[^\t -~\u0080-\u00ff]/g, ''))

/** A header that is mostly one of these. */
const header = (...values: string[]) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...values), weight: 4 },
    { arbitrary: oddHeader, weight: 1 },
  )

/** Headers of which each is mostly right. */
export function oddHeaders({ key }: Known): fc.Arbitrary<[string, string][]> {
  return fc
    .record(
      {
        host: fc.oneof(
          { arbitrary: fc.constant('localhost:3000'), weight: 19 },
          {
            arbitrary: fc.constantFrom('[::1', 'a b', 'evil.example:99999', 'localhost:3000, a'),
            weight: 1,
          },
        ),
        accept: header('text/html', 'application/json', '*/*', 'text/html;q=0'),
        'accept-encoding': header('br', 'gzip, br', 'gzip;q=0', 'identity;q=0, *;q=0'),
        'accept-language': header('en-AU'),
        apikey: header(key),
        authorization: header(`Bearer ${key}`, 'Bearer', 'Basic Og=='),
        'content-profile': header('public'),
        expect: fc.constantFrom('100-continue', '200-ok'),
        forwarded: header('for=203.0.113.9'),
        'idempotency-key': header('a key'),
        'if-modified-since': header('Sat, 21 Nov 2026 09:00:00 GMT'),
        'if-none-match': header('*', 'W/"a", "b"', '"'),
        'last-event-id': header('1'),
        origin: fc.oneof(
          { arbitrary: fc.constant('http://localhost:3000'), weight: 9 },
          { arbitrary: header('null', 'https://evil.example', 'nonsense'), weight: 1 },
        ),
        prefer: header('return=minimal', 'resolution=merge-duplicates'),
        range: header('bytes=0-1', 'bytes=9-1', 'bytes=0-0,2-2'),
        referer: header('http://localhost:3000/a?b', 'http://['),
        'save-data': header('on'),
        'sec-fetch-site': header('same-origin', 'cross-site'),
        te: header('trailers'),
        upgrade: header('websocket', 'h2c'),
        'user-agent': header('Mozilla/5.0'),
        'x-forwarded-for': header('203.0.113.9', '::1', 'unknown, ,', '2001:db8::1, 198.51.100.7'),
        'x-forwarded-proto': header('https'),
        'x-http-method-override': header('DELETE'),
        'x-search': header('aroha', '%E2%80%AE', '%', '0412'),
      },
      { requiredKeys: ['host'] },
    )
    .chain((all) =>
      // Of so many a request has a few: more would hide which of them is read.
      fc.subarray(Object.entries(all), { maxLength: 9 }).map((some) => {
        const chosen = new Map(some as [string, string][])
        chosen.set('host', all.host)
        return [...chosen]
      }),
    )
}

/** Cookies beside the session's. */
export const oddCookies = fc.oneof(
  { arbitrary: fc.constant<string[]>([]), weight: 9 },
  {
    arbitrary: fc.subarray(
      [
        'desk.session_token=%00.%00',
        'desk.search=%E2%80%AE',
        'desk.search=%',
        'desk.two_factor=x; =;',
        '%=%',
        '__proto__=1',
        `a=${'b'.repeat(4000)}`,
        'a=1; '.repeat(400),
      ],
      { maxLength: 3 },
    ),
    weight: 1,
  },
)
