import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Content = Record<string, { schema: object }>
type Described = { responses: Record<string, { content?: Content }>; [key: string]: unknown }
type Event = {
  parameters: { name: string; required: boolean; schema: object }[]
  requestBody: { content: Record<'application/json', { schema: object; example: object }> }
}
export type Document = {
  paths: Record<string, Record<string, Described>>
  webhooks: Record<string, { post: Event }>
  components: { schemas: Record<string, object> }
}

/** What a value has that its place in the document, by a pointer, doesn't say, to the letter. */
function validatorsOf(document: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'document', ...(closed(document) as object) })
  const known = new Map<string, ValidateFunction>()
  return (parts: readonly string[]) => {
    const pointer = ['', ...parts].map(escaped).join('/')
    const validate = known.get(pointer) ?? ajv.compile({ $ref: `document#${pointer}` })
    known.set(pointer, validate)
    return (value: unknown): string[] =>
      validate(value)
        ? []
        : (validate.errors ?? []).map(
            ({ instancePath, message, params }) =>
              `${instancePath} ${message} ${JSON.stringify(params)}`,
          )
  }
}

/**
 * Holds what is posted to others to a document, to the letter. Returns what is wrong with a message: its body, and its headers, of which
 * those of the connection are none of the document's.
 */
export function holdEventsToDocument(document: Document) {
  const validatorOf = validatorsOf(document)
  return (event: string, message: { headers: Record<string, unknown>; body: unknown }) => {
    const described = document.webhooks[event]?.post
    if (!described) return [`${event}: not in the document`]
    const at = ['webhooks', event, 'post']
    const body = [...at, 'requestBody', 'content', 'application/json', 'schema']
    const { headers } = message
    const own = Object.keys(headers).filter((name) => /^(webhook-|user-agent$)/.test(name))
    const { parameters } = described
    return [
      ...validatorOf(body)(message.body),
      ...own
        .filter((header) => !parameters.some(({ name }) => name === header))
        .map((header) => `${header}: not in the document`),
      ...parameters.flatMap(({ name, required }, index) => {
        if (headers[name] === undefined) return required ? [`${name}: missing`] : []
        return validatorOf([...at, 'parameters', String(index), 'schema'])(headers[name])
      }),
    ].map((problem) => `${event}: ${problem}`)
  }
}

/**
 * Holds answers to a document, to the letter: a field that it doesn't name is a problem, too, though clients should bear one. Returns what
 * is wrong with an answer.
 */
export function holdToDocument(document: Document) {
  const validatorOf = validatorsOf(document)

  return async (method: string, path: string, response: Response): Promise<string[]> => {
    const about = `${method} ${path} ${response.status}`
    const operation = document.paths[path]?.[method.toLowerCase()]
    const described = operation?.responses[response.status]
    if (!described) return [`${about}: not in the document`]
    const type = response.headers.get('content-type')?.split(';')[0] ?? ''
    const text = await response.text()
    const { content } = described
    if (!content) return text && type ? [`${about}: has a body, ${type}`] : []
    if (!content[type]) return [`${about}: is ${type || 'nothing'}`]
    if (type.startsWith('text/')) return []
    const pointer = ['paths', path, method.toLowerCase(), 'responses', `${response.status}`]
    const problemsWith = validatorOf([...pointer, 'content', type, 'schema'])
    const bodies = type === 'application/x-ndjson' ? text.split('\n').filter(Boolean) : [text]
    return bodies.flatMap((body) =>
      problemsWith(JSON.parse(body)).map((problem) => `${about}: ${problem}`),
    )
  }
}

function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
}

/** The same, but that objects have no other fields than those that are named. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, closed(one)]))
  return copy.type === 'object' && copy.properties && !('additionalProperties' in copy)
    ? { ...copy, additionalProperties: false }
    : copy
}
