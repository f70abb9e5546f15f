import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Saves a letter as a file that only this user can read. It appears whole or not at all, and replaces an earlier one
 * with the same id.
 */
export async function saveLetter(directory: string, id: string, letter: Buffer): Promise<string> {
  if (!/^[\w-]+$/.test(id)) throw new Error('This id cannot be a file name')
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const name = `${id}.eml`
  const unfinished = join(directory, `.${name}.${process.pid}`)
  const file = await open(unfinished, 'w', 0o600)
  try {
    await file.writeFile(letter)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, join(directory, name))
  return name
}

/** Deletes letters; missing ones are ignored. */
export async function deleteLetters(directory: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(join(directory, `${id}.eml`), { force: true })
}

/** The ids of all saved letters; none when the folder does not exist. */
export async function listLetters(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.flatMap((name) => /^([\w-]+)\.eml$/.exec(name)?.[1] ?? [])
}
