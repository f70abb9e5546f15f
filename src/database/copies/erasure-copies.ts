import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openErasureLog } from '../privacy/erasure-log.ts'

/**
 * Copies the erasure log next to a backup. It must be copied last, so that it knows at least the erasures in the
 * backup. Returns false when there was no erasure yet.
 */
export async function backUpErasures(directory: string, target: string): Promise<boolean> {
  return copyFile(logIn(directory), target)
    .then(() => true)
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    })
}

/** Adds the erasures of another log to the one in the data directory. Returns how many it did not know. */
export async function mergeErasures(directory: string, other: string): Promise<number> {
  const log = openErasureLog(logIn(directory))
  const known = await log.read()
  const notes = await openErasureLog(other).read()
  const unknown = [...notes.values()].filter(({ lead }) => !known.has(lead))
  await log.append(unknown)
  return unknown.length
}

function logIn(directory: string): string {
  return join(directory, 'erasures.ndjson')
}
