import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { storedColumns } from '#domain/lead/csv.ts'
import type { OpenDesk } from './seeded-desk.ts'

const run = promisify(execFile)

export type Export = { seconds: number; lines: number; grownBy: number }

/** Exports every lead to a file. Returns how long it took and by how many bytes the server grew meanwhile. */
export async function exportAll({ server, session }: OpenDesk): Promise<Export> {
  await session.confirm()
  const before = server.memory()
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, server.memory())
  }, 50)
  const address = `${server.url}/api/leads/export?state=any`
  const file = await timeFile((path) =>
    run('curl', ['--silent', '--fail', '--output', path, '--cookie', session.cookie, address]),
  ).finally(() => clearInterval(watch))
  return { ...file, grownBy: peak - before }
}

/** The same columns of the same leads, exported by psql. */
export function copyAll(url: string): Promise<{ seconds: number; lines: number }> {
  return timeFile((file) =>
    run('psql', [
      '--quiet',
      `--command=\\copy (select ${storedColumns.join(', ')} from enquiries) to ${file} csv header`,
      url,
    ]),
  )
}

async function timeFile(write: (file: string) => Promise<unknown>) {
  const directory = mkdtempSync(join(tmpdir(), 'export-'))
  try {
    const file = join(directory, 'leads.csv')
    const began = performance.now()
    await write(file)
    const seconds = (performance.now() - began) / 1000
    const lines = Number.parseInt(execFileSync('wc', ['-l', file], { encoding: 'utf8' }), 10)
    return { seconds, lines }
  } finally {
    rmSync(directory, { recursive: true })
  }
}
