import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Keeps a letter as a file for its owner's eyes only. It appears whole or not at all,
 * and the same letter again takes the place of the first.
 */
export async function keepLetter(directory: string, id: string, letter: Buffer): Promise<string> {
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

/** Drops letters. What is not there needs no dropping. */
export async function forgetLetters(directory: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(join(directory, `${id}.eml`), { force: true })
}

/** The ids of the letters that are kept; a folder that was never made has none. */
export async function keptLetters(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.flatMap((name) => /^([\w-]+)\.eml$/.exec(name)?.[1] ?? [])
}
