import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Creates the directory if it is missing, and closes it to everybody else on the machine. Throws one sentence if it is not
 * writable. Returns what could not be closed, since it is another user's.
 */
export function prepareDataDirectory(path: string): string[] {
  try {
    createDirectory(path)
    rmdirSync(mkdtempSync(join(path, '.writable-')))
    return closeToOthers(path)
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

/**
 * What earlier releases wrote could be read by everybody, unless their service had a umask. A directory that also holds other
 * things, such as a site, stays as it is: only what is ours in it is closed. Returns what isn't ours to close.
 */
function closeToOthers(directory: string): string[] {
  const names = readdirSync(directory)
  const backups = names
    .filter((name) => name.endsWith(proof))
    .map((name) => name.slice(0, -proof.length))
  const own = names.filter(
    (name) => ours.test(name) || backups.some((one) => name === one || name.startsWith(`${one}.`)),
  )
  const files = own.flatMap((name) => withContents(join(directory, name)))
  return (own.length === names.length ? [directory, ...files] : files).filter(
    (path) => !close(path),
  )
}

const ours =
  /^(?:wattlewise\.sqlite|before-\d+\.backup|erasures\.ndjson|\.writable-|(?:letters|backups|registers)$)/
const proof = '.checksums.json'

/** What is in a folder that nobody else may enter is closed with it, and there may be thousands of letters. */
function withContents(path: string): string[] {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory()
  if (!isFolder || !isOpen(path)) return [path]
  return [path, ...readdirSync(path).map((name) => join(path, name))]
}

function close(path: string): boolean {
  try {
    if (isOpen(path)) chmodSync(path, statSync(path).mode & ~others)
    return true
  } catch (error) {
    // Another process may just have deleted it.
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
  }
}

const others = 0o077

function isOpen(path: string): boolean {
  return ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & others) !== 0
}
