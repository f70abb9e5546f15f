import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { sbomOf } from '#server/commands/write-sbom.ts'
import { enquiryOf } from './enquiry.ts'
import { permissive } from './licences.ts'
import { run } from './run.ts'
import { startServer } from './server.ts'

/* What is on a machine that only serves: the build, and the packages that it imports by their names. */

const manifest =
  readJson<Record<'dependencies' | 'scripts', Record<string, string>>>('package.json')
const lock = readJson<{
  packages: Record<string, { dev?: true; devOptional?: true; link?: true }>
}>('package-lock.json')
const shipped = Object.entries(lock.packages).flatMap(([path, { dev, devOptional, link }]) =>
  path.startsWith('node_modules/') && !dev && !devOptional && !link ? [path] : [],
)

beforeAll(() => {
  if (!existsSync('out/server/start.js'))
    throw new Error('These tests read the built server. Run npm run build first.')
})

test('what package.json depends on is what the build imports', () => {
  const sources = globSync('out/server/**/*.js').map((file) => readFileSync(file, 'utf8'))
  const imported = sources
    .flatMap((source) =>
      Array.from(
        source.matchAll(
          /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?"([^"]+)"|\b(?:import|require)\("([^"]+)"\)/gm,
        ),
        ([, from, called]) => from ?? called ?? '',
      ),
    )
    .filter((name) => !name.startsWith('.') && !isBuiltin(name))
    // In texts of a validator that can write modules, which we don't use.
    .filter((name) => !/^ajv(?:-formats)?\/dist\//.test(name))
  expect(new Set(imported)).toEqual(new Set(Object.keys(manifest.dependencies)))
})

test('its packages take no more than 30 MB, beside 1 GB where it is built', () => {
  const sizes = shipped.flatMap((path) =>
    globSync(`${path}/**/*`).map((file) => (statSync(file).isFile() ? statSync(file).size : 0)),
  )
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000_000
  expect(shipped).toContain('node_modules/better-sqlite3')
  expect(megabytes).toBeGreaterThan(1)
  expect(megabytes).toBeLessThan(30)
})

/** As it is after `npm ci --omit=dev` where nothing but the build was brought. */
function machine(): string {
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-shipped-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  for (const name of ['out/server', ...shipped])
    cpSync(name, join(directory, name), { recursive: true })
  cpSync('package.json', join(directory, 'package.json'))
  symlinkSync(resolve('dist'), join(directory, 'dist'))
  return directory
}

test('it serves, stores leads and has a desk where nothing else is installed', async () => {
  const server = await startServer({ release: machine() })
  onTestFinished(async () => void (await server.stop()))
  const statusOf = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, init).then(({ status }) => status)
  expect(await statusOf('/')).toBe(200)
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiryOf(1)),
  }
  expect(await statusOf('/enquiries', post)).toBe(201)
  expect(await statusOf('/api/session')).toBe(401)
  expect(await statusOf('/readyz')).toBe(200)
  expect(await server.leads()).toHaveLength(1)
})

test('every module of it loads there, among them those for the first passkey', async () => {
  const directory = machine()
  const modules = globSync('out/server/*.js', { cwd: directory })
    // These begin to work as they are loaded.
    .filter((file) => !/\/(?:start|main|reading-thread|find-traces)\.js$/.test(file))
    .map((file) => pathToFileURL(join(directory, file)).href)
  const source = `for (const module of process.argv.slice(1)) await import(module)`
  const ended = await run('--input-type=module', ['--eval', source, ...modules], {})
  expect(modules.length).toBeGreaterThan(20)
  expect(ended).toEqual({ code: 0, output: '' })
})

const commands = Object.values(manifest.scripts).flatMap(
  (command) => /out\/server\/commands\/[\w-]+\.js/.exec(command) ?? [],
)

test('every command of it loads there', async () => {
  const directory = machine()
  expect(commands.length).toBeGreaterThan(8)
  for (const command of commands) {
    const DATA_DIR = join(directory, 'data')
    const { output } = await run(join(directory, command), [''], { DATA_DIR })
    expect(output, command).not.toMatch(/Cannot find|ERR_MODULE|is not a function/)
    expect(output, command).not.toBe('')
  }
})

/** Packages of which the build has a line, by the comment before it, and those that operators' browsers load. */
function namesInBuild(): string[] {
  const places = globSync(['out/server/**/*.js', 'dist/views/*.js']).flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(
        /^\/\/ node_modules\/(?:.*\/node_modules\/)?([^@/]+|@[^/]+\/[^/]+)\//gm,
      ),
      ([, name = '']) => name,
    ),
  )
  const console = globSync('src/console/**/*.tsx', {
    exclude: ['**/*.dev.*', '**/*.test.*'],
  }).flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/^import (?!type).*from '((?:@[\w-]+\/)?[a-z][\w-]*)/gm),
      ([, name = '']) => name,
    ),
  )
  return [...new Set([...places, ...console, '@libpdf/core'])]
}

test('the list of parts has whatever is bundled or installed, with its version and a licence that is listed', () => {
  const { components } = readJson<ReturnType<typeof sbomOf>>('out/sbom.cdx.json')
  const listed = components.map(({ name }) => name)
  const names = namesInBuild()
  expect(names).toEqual(expect.arrayContaining(['hono', '@tanstack/react-query', '@noble/hashes']))
  expect(names.filter((name) => !listed.includes(name))).toEqual([])
  expect(
    shipped.filter((place) => !listed.includes(place.replace(/^.*node_modules\//, ''))),
  ).toEqual([])
  for (const { purl, version, licenses } of components) {
    expect(version, purl).toMatch(/^\d+\.\d+\.\d+/)
    const [one] = licenses
    expect(permissive, purl).toContain(
      one && 'expression' in one ? one.expression : one?.license.id,
    )
  }
  expect(listed).not.toContain('vitest')
})

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8'))
}
