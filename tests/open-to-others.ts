import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A directory and what is in it, of that what anybody but its owner may read, write or enter. */
export function listOpenToOthers(directory: string): string[] {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  return [directory, ...names.map((name) => join(directory, name))]
    .filter((path) => (statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077)
    .toSorted()
}
