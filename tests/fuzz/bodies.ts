import fc from 'fast-check'
import { acts } from '#server/enquiry/acts.ts'
import { installerActs } from '#server/installer/installer-acts.ts'
import { offerActs } from '#server/offer/offer-acts.ts'
import type { fields } from './fields.ts'
import { hasLink, type Known, tokensFor } from './known.ts'
import { asText, pairs, usually } from './odd-values.ts'
import { nameOf, type Route } from './routes.ts'

export type Body = { headers: [string, string][]; bytes: Buffer }

const jsonTypes = ['application/json', 'application/json; charset=utf-8']
const formType = 'application/x-www-form-urlencoded'
const otherTypes = [
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json;;;',
  'APPLICATION/JSON',
  'multipart/form-data',
  'multipart/form-data; boundary=""',
  'multipart/mixed; boundary=fuzz',
  '*/*',
]

/** Routes that take a few fields only refuse whatever is longer than these. */
function fieldsOf(path: string, all: AllFields): fc.Arbitrary<Record<string, unknown>> {
  if (path.startsWith('/steps')) return all.map(({ form, step }) => ({ form, step }))
  if (path.startsWith('/withdraw')) return all.map(({ token }) => ({ token }))
  if (path.includes('/link')) return all.map(({ email }) => ({ email }))
  return all
}

export type AllFields = ReturnType<typeof fields>

/** The acts of a page behind a link, and what a route needs in order to say yes. */
function ownFieldsOf(route: Route, known: Known): fc.Arbitrary<Record<string, unknown>> {
  const pages: Record<string, object> = {
    '/my-enquiry': acts,
    '/offer': offerActs,
    '/installer': installerActs,
  }
  const { path } = route
  const page = pages[path]
  const fields = known.ways[nameOf(route)]?.fields ?? {}
  return fc.record({
    ...(page && { act: usually(...Object.keys(page)) }),
    ...(hasLink(path) && { token: usually(...tokensFor(path, known)) }),
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, usually(value)])),
  })
}

/** Bodies of every kind: mostly of the kind that the route takes, with the fields that any route reads. */
export function bodyOf(route: Route, all: AllFields, known: Known): fc.Arbitrary<Body | undefined> {
  const { method, path } = route
  const values = fc
    .tuple(fieldsOf(path, all), ownFieldsOf(route, known))
    .map(([one, own]) => ({ ...one, ...own }))
  const json = values.map((all) => bodyWith(jsonTypes[0], JSON.stringify(all)))
  const form = values.map((all) => bodyWith(formType, String(pairs(withAnswers(all)))))
  const multipart = values.map((all) =>
    bodyWith('multipart/form-data; boundary=fuzz', multipartOf(withAnswers(all))),
  )
  const takesForms = !path.startsWith('/api') && !path.startsWith('/rest')
  const rows = fc
    .array(values, { maxLength: 3 })
    .map((all) => bodyWith(jsonTypes[1], JSON.stringify(all.map(asRow))))
  const body = fc.oneof(
    { arbitrary: json, weight: takesForms ? 4 : 12 },
    { arbitrary: form, weight: takesForms ? 8 : 1 },
    { arbitrary: multipart, weight: takesForms ? 4 : 1 },
    { arbitrary: rows, weight: path.startsWith('/rest') ? 12 : 1 },
    {
      arbitrary: fc
        .tuple(
          fc.constantFrom(...jsonTypes, formType, ...otherTypes),
          fc.oneof(json, form, multipart),
        )
        .map(([type, { bytes }]) => bodyWith(type, bytes)),
      weight: 2,
    },
    {
      arbitrary: fc
        .tuple(fc.constantFrom(...jsonTypes, formType, ...otherTypes), oddBytes(values))
        .map(([type, bytes]) => bodyWith(type, bytes)),
      weight: 3,
    },
    {
      arbitrary: json.map(({ headers, bytes }) => ({
        headers: [...headers, ['content-encoding', 'gzip'] as [string, string]],
        bytes,
      })),
      weight: 1,
    },
    { arbitrary: fc.constant(undefined), weight: 2 },
  )
  // Making a body takes most of the time, and what is only asked for seldom has one.
  return method === 'GET'
    ? fc.oneof({ arbitrary: fc.constant(undefined), weight: 9 }, { arbitrary: body, weight: 1 })
    : body
}

function bodyWith(type: string | undefined, content: string | Buffer): Body {
  return {
    headers: type ? [['content-type', type]] : [],
    bytes: typeof content === 'string' ? Buffer.from(content) : content,
  }
}

/** A posted form has its answers beside its other fields. */
function withAnswers(all: Record<string, unknown>): Record<string, unknown> {
  return { ...(typeof all.answers === 'object' ? all.answers : {}), ...all }
}

/** A row as the hosted interface takes it. */
function asRow({ email, name, phone, postcode, consent }: Record<string, unknown>) {
  return {
    email,
    first_name: name,
    phone,
    postcode,
    consent,
    form_type: 'home',
    property_type: 'own',
  }
}

function multipartOf(all: Record<string, unknown>): string {
  const parts = Object.entries(all).map(
    ([name, value]) =>
      `--fuzz\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${asText(value)}\r\n`,
  )
  return `${parts.join('')}--fuzz--\r\n`
}

function oddBytes(values: fc.Arbitrary<object>): fc.Arbitrary<Buffer> {
  const json = values.map((all) => JSON.stringify(all))
  return fc.oneof(
    json.map((text) => Buffer.from(`[${text}]`)),
    json.map((text) => Buffer.from(text.slice(0, text.length / 2))),
    json.map((text) => Buffer.from(text, 'utf16le')),
    json.map((text) => Buffer.from(`\ufeff${text}`)),
    json.map((text) => Buffer.from(text.replaceAll('a', '\u00ff'), 'latin1')),
    json.map((text) => Buffer.from(text.replace(/"\w+":/, '"__proto__":'))),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom(
        ...[
          'null',
          '""',
          '[]',
          '{',
          '\0',
          '0',
          '1e999',
          '{"a":1}{"a":2}',
          '{"a":1,"a":2}',
          'a=%zz&%=&&;',
        ],
        '--fuzz\r\ncontent-disposition: form-data; name="form"\r\n\r\nhome\r\n--fuzz--',
        '--fuzz\r\ncontent-disposition: form-data; name="form"; filename="a.exe"\r\n\r\nMZ\r\n--fuzz--\r\n',
        '--fuzz\r\n\r\n--fuzz\r\n\r\n--fuzz--',
        `${'['.repeat(5000)}${']'.repeat(5000)}`,
        `{${'"a":{'.repeat(5000)}${'}'.repeat(5000)}}`,
        `${'a=1&'.repeat(15_000)}`,
        `{"answers":{${Array.from({ length: 3000 }, (_, index) => `"k${index}":1`)}}}`,
        'x'.repeat(300_000),
      )
      .map((text) => Buffer.from(text)),
  )
}
