import type { ReferenceField, ReferenceProps } from '#site/developers/reference.ts'
import { changes, keys, type OpenApiDocument } from '../http/contract.ts'
import { byCode } from '../http/problems.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  description?: string
}
type Content = Record<string, { schema: Schema; example?: object }>
type Parameter = {
  name: string
  in: string
  required: boolean
  schema: Schema
  description?: string
}
type Described = {
  operationId: string
  summary: string
  description?: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

/** The document as people read it. */
export function referenceOf({ paths, webhooks, components }: OpenApiDocument): ReferenceProps {
  const schemas = components.schemas as Record<string, Schema>
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
  const fieldsOf = (schema: Schema): ReferenceField[] => {
    const { properties = {}, required = [] } = resolve(schema)
    return Object.entries(properties).map(([name, field]) =>
      fieldOf(name, field, required.includes(name)),
    )
  }
  const bodyFields = (content: Content | undefined) =>
    fieldsOf(content?.['application/json']?.schema ?? {})
  const events = Object.values(webhooks).map(({ post }) => post as Described)
  return {
    changes,
    keys,
    routes: Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, Described>).map(([method, described]) => {
        const { operationId, summary, description, security, parameters = [] } = described
        const ok = described.responses[200] ?? described.responses[201]
        const needs = security && (security[0]?.apiKey?.[0] ?? 'client key')
        return {
          id: operationId,
          method: method.toUpperCase(),
          path,
          summary,
          needs,
          about: description ?? '',
          takes: [...parameters.map(parameterField), ...bodyFields(described.requestBody?.content)],
          gives: bodyFields(ok?.content),
          answers: Object.entries(described.responses).map(([status, { description }]) => ({
            status,
            description,
          })),
        }
      }),
    ),
    headers: (events[0]?.parameters ?? []).map(parameterField),
    events: events.map(({ operationId, summary, description = '', requestBody }) => {
      const { schema, example } = requestBody?.content['application/json'] ?? {}
      return {
        id: operationId,
        summary,
        about: description,
        gives: fieldsOf(schema?.properties?.data ?? {}),
        example: JSON.stringify(example, null, 2),
      }
    }),
    problems: Object.entries(byCode).map(([code, about]) => ({ code, ...about })),
  }
}

function parameterField({ name, schema, required, description }: Parameter): ReferenceField {
  return fieldOf(name, { ...schema, ...(description && { description }) }, required)
}

function fieldOf(name: string, schema: Schema, isRequired: boolean): ReferenceField {
  const type = isRequired ? typeOf(schema) : `${typeOf(schema)}, optional`
  return { name, type, about: schema.description ?? '' }
}

function typeOf({ $ref, type, format, enum: values, anyOf, items, properties }: Schema): string {
  if ($ref) return $ref.split('/').at(-1) ?? ''
  if (values) return values.join(' | ')
  if (anyOf) return anyOf.map(typeOf).join(' | ')
  if (properties) return `{ ${Object.keys(properties).join(', ')} }`
  if (items) return `list of ${typeOf(items)}`
  return [type ?? 'anything', format].flat().filter(Boolean).join(', ')
}
