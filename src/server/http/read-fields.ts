import type { Context } from 'hono'
import { bodyKind } from './content-type.ts'

/** The fields of a post as text, files too; '' for those that were not sent. */
export type Fields = (name: string) => string

/** The bytes of a file of a post; empty where none was sent. */
export type Files = (name: string) => Promise<Uint8Array>

/** The fields of a posted form; undefined when it is none. */
export async function readFields(c: Context): Promise<Fields | undefined> {
  return (await readForm(c))?.fields
}

/** The same with its files, which are read only on request. */
export async function readForm(c: Context): Promise<{ fields: Fields; files: Files } | undefined> {
  if (bodyKind(c) !== 'form') return undefined
  const data = await c.req.formData().catch(() => undefined)
  if (!data) return undefined
  return { fields: await fieldsOf(data), files: filesOf(data) }
}

function filesOf(data: FormData): Files {
  return async (name) => {
    const sent = data.get(name)
    return typeof sent === 'object' && sent ? new Uint8Array(await sent.arrayBuffer()) : none
  }
}

const none = new Uint8Array()
const longestFileAsText = 64 * 1024

async function fieldsOf(data: FormData): Promise<Fields> {
  const texts = await Promise.all(
    Array.from(data, async ([name, value]) => {
      const isText = typeof value === 'string'
      const text = isText ? value : value.size > longestFileAsText ? '' : await value.text()
      return [name, text] as const
    }),
  )
  return (name) => texts.find(([sent]) => sent === name)?.[1] ?? ''
}
