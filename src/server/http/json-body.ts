import { validator } from 'hono/validator'
import { z } from 'zod'
import { refuse } from './respond.ts'

/** Which version of a row an operator saw. PostgreSQL refuses to compare with a larger number. */
export const rowVersion = z.int().min(0).max(2_147_483_647)

/** A JSON body with these fields. */
export function jsonBody<Fields extends z.ZodRawShape>(fields: Fields) {
  return jsonOf(z.object(fields))
}

/** Validates a JSON body and rejects any other. Text that is not JSON at all is rejected in desk.ts. */
export function jsonOf<Schema extends z.ZodType>(schema: Schema) {
  return validator('json', (body: unknown, c) => {
    const parsed = schema.safeParse(body)
    if (parsed.success && !hasNul(parsed.data)) return parsed.data
    const [first] = parsed.error?.issues ?? []
    const path = first?.path.join('.') || 'The body'
    return refuse(c, 'unreadable', `${path}: ${first?.message ?? nulMessage}`)
  })
}

export const nulMessage = 'The character NUL cannot be stored. Take it out and send it again.'

/** PostgreSQL cannot store the character NUL. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul)
}
