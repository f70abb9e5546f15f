import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Creates the directory where it is missing, and throws one sentence where it cannot be written to. */
export function prepareDataDirectory(path: string): void {
  try {
    createDirectory(path)
    rmdirSync(mkdtempSync(join(path, '.writable-')))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `DATA_DIR must be a directory that can be written to; ${path} is not: ${reason}`,
    )
  }
}

/** One by one: under /proc, Node's own `recursive` never comes to an end. */
function createDirectory(path: string): void {
  if (existsSync(path)) return
  createDirectory(dirname(path))
  mkdirSync(path)
}
