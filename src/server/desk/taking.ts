import { validator } from 'hono/validator'
import type { z } from 'zod'
import { refuse } from './refuse.ts'

/** Takes a JSON body of this shape, and refuses any other. */
export function taking<Shape extends z.ZodType>(shape: Shape) {
  return validator('json', (given: unknown, request) => {
    const read = shape.safeParse(given)
    if (read.success) return read.data
    const [first] = read.error.issues
    const at = first?.path.join('.') || 'The body'
    return refuse(request, 400, 'unreadable', `${at}: ${first?.message ?? 'cannot be read'}`)
  })
}
