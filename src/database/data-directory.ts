import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Creates the directory if it is missing, and throws one sentence if it is not writable. */
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

/** Creates the parents one by one, since Node's `recursive` never returns for a path under /proc. */
function createDirectory(path: string): void {
  if (existsSync(path)) return
  createDirectory(dirname(path))
  mkdirSync(path)
}
