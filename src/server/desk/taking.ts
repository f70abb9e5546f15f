import { validator } from 'hono/validator'
import type { z } from 'zod'
import { reject } from '#domain/result.ts'
import { respond } from './respond.ts'

/** Takes a JSON body of this shape, and refuses any other. What is no JSON at all is refused in desk.ts. */
export function taking<Shape extends z.ZodType>(shape: Shape) {
  return validator('json', (given: unknown, c) => {
    const read = shape.safeParse(given)
    if (read.success && !hasNul(read.data)) return read.data
    const [first] = read.error?.issues ?? []
    const at = first?.path.join('.') || 'The body'
    return respond(c, reject('unreadable', `${at}: ${first?.message ?? nulSentence}`))
  })
}

export const nulSentence = 'The character NUL cannot be kept. Take it out and send it again.'

/** PostgreSQL has no text with the character NUL in it. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul)
}
