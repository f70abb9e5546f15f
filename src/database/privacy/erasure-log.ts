import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Records that a lead was erased, in case an older backup is restored. It does not say who the person was. */
export type ErasureNote = {
  lead: string
  reference: string
  /** When it was first erased, as ISO 8601. */
  at: string
  operator: string | null
  /** The salted hash of the consent. */
  proof: string
  /** Set where its time was over, without a request. */
  because?: 'age'
}

/** A file of erasures, one per line, next to the database. Backups of the database do not contain it. */
export type ErasureLog = {
  /** Returns once the lines are on the disk. */
  append(notes: readonly ErasureNote[]): Promise<void>
  /** Every lead's latest note. */
  read(): Promise<Map<string, ErasureNote>>
}

export function openErasureLog(file: string): ErasureLog {
  return {
    append: (notes) => append(file, notes),
    read: async () => {
      const text = await contentsOf(file)
      const notes = text.split('\n').flatMap((line) => noteIn(line) ?? [])
      return new Map(notes.map((note) => [note.lead, note]))
    },
  }
}

async function append(file: string, notes: readonly ErasureNote[]): Promise<void> {
  if (notes.length === 0) return
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'a+', 0o600)
  try {
    // Starts a new line if a power cut left the last one unfinished. Empty lines are ignored.
    const lines = notes.map((note) => JSON.stringify(note))
    await handle.write(`${(await endsWell(handle)) ? '' : '\n'}${lines.join('\n')}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await syncDirectory(dirname(file))
}

async function endsWell(handle: Awaited<ReturnType<typeof open>>): Promise<boolean> {
  const { size } = await handle.stat()
  if (size === 0) return true
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer.toString() === '\n'
}

/** A new file's name is only on the disk once its directory is synced. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function contentsOf(file: string): Promise<string> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!handle) return ''
  try {
    return await handle.readFile('utf8')
  } finally {
    await handle.close()
  }
}

function noteIn(line: string): ErasureNote | undefined {
  try {
    const { lead, reference, at, operator, proof, because } = JSON.parse(line)
    const texts = [lead, reference, at, proof].every((value) => typeof value === 'string')
    return texts
      ? {
          lead,
          reference,
          at,
          proof,
          operator: typeof operator === 'string' ? operator : null,
          ...(because === 'age' ? { because } : {}),
        }
      : undefined
  } catch {
    return undefined
  }
}
