import type { Context } from 'hono'
import { bodyKind } from './content-type.ts'

/** The fields of a post as text; '' for those that were not sent. */
export type Fields = (name: string) => string

/** The fields of a posted form; undefined when it is none. */
export async function readFields(c: Context): Promise<Fields | undefined> {
  if (bodyKind(c) !== 'form') return undefined
  const data = await c.req.formData().catch(() => undefined)
  if (!data) return undefined
  return (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
}
