import { open, readFile, writeFile } from 'node:fs/promises'
import { type Checksums, type Proof, proofSchema } from '#database/copies/checksums.ts'

/** The list of erasures beside a backup. */
export function erasuresBeside(backup: string): string {
  return `${backup}.erasures.ndjson`
}

function proofBeside(backup: string): string {
  return `${backup}.checksums.json`
}

export async function writeProof(
  backup: string,
  engine: Proof['engine'],
  tables: Checksums,
): Promise<void> {
  const proof: Proof = { engine, at: new Date().toISOString(), tables }
  await writeFile(proofBeside(backup), `${JSON.stringify(proof, null, 2)}\n`)
}

/** Undefined for a backup from before there was one. */
export async function readProof(backup: string): Promise<Proof | undefined> {
  const text = await readFile(proofBeside(backup), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : proofSchema.parse(JSON.parse(text))
}

const beginnings = { sqlite: 'SQLite format 3\0', postgres: 'PGDMP' } as const

/** Tells by its first bytes which engine's backup a file is. */
export async function engineOf(backup: string): Promise<Proof['engine']> {
  const handle = await open(backup, 'r')
  try {
    const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    const match = Object.entries(beginnings).find(([, bytes]) =>
      buffer.toString('latin1').startsWith(bytes),
    )
    if (!match) throw new Error(`${backup} is no backup of ours.`)
    return match[0] as Proof['engine']
  } finally {
    await handle.close()
  }
}
