import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { openSqlite } from '#database/open.ts'
import { previewImport } from '#operations/installer/import-installers.ts'
import { conditionsFor } from '../src/edition.ts'
import { readEnvironment } from '../src/environment.ts'
import { enquiryOf } from './enquiry.ts'
import { type Command, commandsOf } from './page-commands.ts'
import { createPostgres } from './postgres.ts'
import { run } from './run.ts'
import { type Running, startServer } from './server.ts'

const page = 'docs/operating.md'
const text = readFileSync(page, 'utf8')
const commands = commandsOf(page)
const { scripts, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

const directory = mkdtempSync(join(tmpdir(), 'operating-'))
let server: Running
let postgres: Awaited<ReturnType<typeof createPostgres>>

beforeAll(async () => {
  mkdirSync(join(directory, 'backups'))
  postgres = await createPostgres()
  server = await startServer()
  const response = await fetch(`${server.url}/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiryOf(1)),
  })
  expect(response.status).toBe(201)
})
afterAll(async () => {
  await server.stop()
  await postgres.drop()
  rmSync(directory, { recursive: true })
})

/** The page's places, and what replaces them here. */
function here(line: string): string {
  return (
    line
      .replaceAll('/var/backups/wattlewise', join(directory, 'backups'))
      .replaceAll('/tmp/restored', join(directory, 'restored'))
      // The backup here is one of SQLite.
      .replace(/DATABASE_URL=\S+\/restored /, '')
      .replace(/DATABASE_URL=\S+/, () => `DATABASE_URL=${postgres.url}`)
      .replace(/http:\/\/127\.0\.0\.1:300\d/, () => server.url)
  )
}

/** Does what a command says, and expects it to end well. */
const doers: [RegExp, (line: string) => Promise<unknown> | unknown][] = [
  [
    /^(?:\w+=\S+ )*(?:deploy\/as-service )?npm run (?:backup|restore|migrate|move-to-postgres|readdress|redate|figures:due)\b/,
    async (line) => {
      const [, settings = '', script = '', rest = ''] =
        /^((?:\w+=\S+ )*)(?:deploy\/as-service )?npm run (\S+)(?: -- (.*))?$/.exec(here(line)) ?? []
      const options = rest.split(' ').filter(Boolean)
      // The build itself is what other tests serve.
      if (script === 'readdress') options.push('--to', join(directory, 'build'))
      if (script === 'redate') options.push('--in', join(directory, 'build'))
      const environment = {
        DATA_DIR: server.directory,
        ...parseEnv(settings.replaceAll(' ', '\n')),
      }
      const ended = await run(fileOf(script), options, environment as Record<string, string>)
      // Which figures are due depends on the day.
      if (script === 'figures:due') expect(ended.output).not.toBe('')
      else expect(ended).toMatchObject({ code: 0 })
    },
  ],
  [
    /^curl .* http:\/\/127\.0\.0\.1:300\d\/readyz$/,
    async (line) => {
      const address = here(line).split(' ').at(-1) ?? ''
      // A busy machine may be slow to say so.
      const status = () => fetch(address).then((response) => response.status)
      await expect.poll(status).toBe(200)
    },
  ],
  [/^systemctl stop wattlewise@3001 wattlewise@3002$/, () => server.terminate()],
  [/^systemctl start wattlewise@3001 wattlewise@3002$/, () => server.restart()],
  [
    /^cat > \/etc\/\w+\/environment <<'END'/,
    (line) => {
      const { SITE_BRAND: brand, ...settings } = parseEnv(line.split('\n').slice(1, -1).join('\n'))
      expect(Object.keys(settings).length).toBeGreaterThan(4)
      expect(() => readEnvironment(settings)).not.toThrow()
      // Another edition's brand is none of those that may be served here.
      if (brand) expect(conditionsFor(brand)).toHaveLength(1)
    },
  ],
]

/** What needs a machine of its own: it is checked by what it names. */
const programs =
  '\\/usr\\/local\\/bin\\/npm install --global|apt-get|cd|chgrp|chmod|cp|curl -X POST "https|df|diff|docker|env|find|for|git|grep|install|journalctl|ln|nginx|npm ci|npm install --global|openssl|rm|sed|service|su|systemctl|update-ca-certificates|useradd'

function namesIn(line: string): { scripts: string[]; files: string[] } {
  const units = Array.from(
    line.matchAll(/\b(wattlewise@)30\d\d\b/g),
    () => 'deploy/wattlewise@.service',
  )
  const files = line.match(/(?<![\w/.])(?:deploy|src|docs)\/[\w./@-]+/g) ?? []
  return {
    scripts: Array.from(line.matchAll(/npm run ([\w:-]+)/g), ([, script]) => script ?? ''),
    files: [...files, ...units],
  }
}

function fileOf(script: string): string {
  return scripts[script]?.split(' ').at(-1) ?? ''
}

describe('docs/operating.md', () => {
  test.each(commands)('$section: $line', async ({ line }: Command) => {
    const names = namesIn(line)
    expect(names.scripts.filter((script) => !scripts[script])).toEqual([])
    expect(names.files.filter((file) => !existsSync(file))).toEqual([])
    const doer = doers.find(([pattern]) => pattern.test(line))
    if (doer) await doer[1](line)
    else
      expect(line).toMatch(
        new RegExp(`^(?:${programs}|(?:\\w+=\\S+ )*(?:deploy/as-service )?npm run)\\b`),
      )
  })

  test('has every command that is about running', () => {
    const named = new Set(commands.flatMap(({ line }) => namesIn(line).scripts))
    for (const script of ['backup', 'restore', 'move-to-postgres', 'readdress', 'migrate', 'build'])
      expect(named).toContain(script)
    expect(commands.length).toBeGreaterThan(40)
  })

  test.each([page, 'deploy/Dockerfile'])('%s fetches the Node that we pin', (file) => {
    const [, version] = /node@([\d.]+)/.exec(readFileSync(file, 'utf8')) ?? []
    expect(version).toBe(devDependencies.node)
  })

  test('the service and the image start what npm run serve does', () => {
    const words = scripts.serve.split(' ')
    expect(readFileSync('deploy/wattlewise@.service', 'utf8')).toContain(words.join(' '))
    expect(readFileSync('deploy/Dockerfile', 'utf8')).toContain(
      JSON.stringify(words).replaceAll(',', ', '),
    )
  })

  test('has a list of installers that can be imported unchanged', async () => {
    const [, list = ''] = /```csv\n([\s\S]*?)```/.exec(text) ?? []
    const database = openSqlite(':memory:')
    await migrate(database)
    const preview = await previewImport(list, {
      database,
      problemWithAddress: async () => undefined,
    })
    await database.close()
    expect(preview).toMatchObject({ ok: true, added: ['Bright Ladder Electrical'] })
  })

  test('links to headings that there are', () => {
    const headings = Array.from(text.matchAll(/^## (.+)$/gm), ([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
    )
    const links = Array.from(text.matchAll(/\]\(#([\w-]+)\)/g), ([, link]) => link)
    expect(links.filter((link) => !headings.includes(link ?? ''))).toEqual([])
  })
})
