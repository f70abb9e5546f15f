import fc from 'fast-check'

/** Text that a person might type, paste or forge, and that software has stumbled over. */
export const oddTexts = [
  '',
  ' ',
  '\0',
  'A\0lex',
  '\ud800',
  '\u202eevil',
  'a\u200b\u200d\ufeffb',
  '😀👩‍👩‍👧‍👦',
  'e\u0301'.repeat(300),
  '__proto__',
  'constructor',
  'toString',
  '%00',
  '%',
  '%E0%A4%A',
  '../../etc/passwd',
  `'; drop table enquiries; --`,
  '<script>alert(1)</script>',
  '=cmd|calc!A1',
  '\r\nset-cookie: a=b',
  '2026-02-30',
  '2026-13-01T99:99:99Z',
  '0000-00-00',
  '+999999-01-01T00:00:00Z',
  '9'.repeat(400),
  '1e999',
  '-1',
  '0x10',
  'NaN',
  'null',
  '[object Object]',
  'x'.repeat(5000),
  '((((((((((((((((((((a*)*)*)*)*)*',
  '"*" OR NEAR( - ^ :',
]

/** Any there is, halves of pairs and unassigned ones included. */
const anyCharacter = fc
  .oneof(fc.nat(0x7f), fc.nat(0xffff), fc.nat(0x10ffff))
  .map((point) => String.fromCodePoint(point))

export const oddText = fc.oneof(
  { arbitrary: fc.constantFrom(...oddTexts), weight: 4 },
  { arbitrary: fc.string({ unit: anyCharacter, maxLength: 40 }), weight: 2 },
)

/** Whatever JSON can say in place of what a field should be. */
const oddValue = fc.oneof(
  { arbitrary: oddText, weight: 4 },
  {
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, false, 0, -1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308],
      ...[[], {}, [[]], [null], { a: '\0' }, { length: -1 }, { toString: 1 }, ['\ud800']],
    ),
    weight: 3,
  },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
)

/** One of these values mostly, so that the rest of a request is read too. */
export const usually = (...values: unknown[]) =>
  fc.oneof({ arbitrary: fc.constantFrom(...values), weight: 9 }, { arbitrary: oddValue, weight: 1 })

/** Fields as a form sends them. */
export function pairs(values: object): URLSearchParams {
  return new URLSearchParams(Object.entries(values).map(([name, value]) => [name, asText(value)]))
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
