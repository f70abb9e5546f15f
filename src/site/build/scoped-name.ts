import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * The name of a module's class in the built site: its own, and which file it is from. Half as long as the usual one, in every page and
 * every script.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*$/, ''))
  return `${name}-${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}
