import { execFileSync } from 'node:child_process'
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { permissive } from './licences.ts'

/* What may be installed. How to update it, and why so: docs/dependencies.md. */

type Package = {
  name?: string
  version: string
  license?: string
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
}
const manifest = readJson<
  Record<'dependencies' | 'devDependencies' | 'scripts', Record<string, string>> & {
    workspaces: string[]
  }
>('package.json')
const lock = readJson<{ packages: Record<string, Package> }>('package-lock.json')
const isOwn = ([path, { link }]: [string, Package]) =>
  path.startsWith('packages/') || (path.startsWith('node_modules/@wattlewise/') && link)
const packages = Object.entries(lock.packages)
  .filter((one) => one[0] !== '' && !isOwn(one))
  .map(([path, one]) => ({ path, name: path.replace(/^.*node_modules\//, ''), ...one }))

/**
 * Licences that ask for changes to be given back: these packages build and test, and none is served. The lock file marks
 * some of their binaries as optional only.
 */
const copyleft = {
  'MPL-2.0': /^(?:axe-core|lightningcss(?:-.+)?)$/,
  'LGPL-3.0-or-later': /^@img\/sharp-libvips-/,
  'Apache-2.0 AND LGPL-3.0-or-later': /^@img\/sharp-win32-/,
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': /^@img\/sharp-wasm32$/,
}

/** Why a package may not be installed. */
function problemsWith({ name, ...one }: Package & { name: string }): string[] {
  const { version, license = 'none', resolved, integrity, link } = one
  const problems: string[] = []
  if (link || resolved || !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))
    problems.push('is not a release of the registry')
  if (!/^sha512-[\w+/]{86}==$/.test(integrity ?? '')) problems.push('has no SHA-512')
  const isListed =
    permissive.includes(license) ||
    Object.entries(copyleft).some(
      ([listed, names]) =>
        listed === license && names.test(name) && (one.dev || one.devOptional || one.optional),
    )
  if (!isListed) problems.push(`has the licence ${license}`)
  return problems
}

test('every package is a release with a hash, under a licence that is listed', () => {
  const problems = packages.flatMap((one) =>
    problemsWith(one).map((problem) => `${one.path} ${problem}`),
  )
  expect(problems).toEqual([])
  expect(packages.length).toBeGreaterThan(300)
})

test('what strangers install are workspaces that need nothing, and are not published', () => {
  const folders = globSync('packages/*')
  expect(manifest.workspaces).toEqual(['packages/*'])
  expect(folders.length).toBeGreaterThan(1)
  const listed = folders.flatMap((folder): [string, object][] => {
    const { name, version, license, ...own } = readJson<Record<string, string>>(
      `${folder}/package.json`,
    )
    expect(own.private).toBe(true)
    expect(Object.keys(own).filter((field) => /dependencies|publish/i.test(field))).toEqual([])
    return [
      [folder, { name, version, license }],
      [`node_modules/${name}`, { resolved: folder, link: true }],
    ]
  })
  expect(Object.fromEntries(Object.entries(lock.packages).filter(isOwn))).toEqual(
    Object.fromEntries(listed),
  )
})

test('package.json says of each package with an install script whether it may run', () => {
  const { allowScripts } = readJson<{ allowScripts: Record<string, boolean> }>('package.json')
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript)
  expect(new Set(scripted.map(({ name }) => name))).toEqual(new Set(Object.keys(allowScripts)))
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name])
  expect(allowed).toEqual(['esbuild', 'node'])
})

test('everything we ask for is pinned to one version, which is the one installed', () => {
  const asked = { ...manifest.dependencies, ...manifest.devDependencies }
  for (const [name, version] of Object.entries(asked))
    expect([name, version]).toEqual([name, lock.packages[`node_modules/${name}`]?.version])
})

test.each([
  ['is not a release of the registry', { version: 'git+ssh://somewhere/one.git' }],
  ['is not a release of the registry', { resolved: 'https://somewhere.example/one.tgz' }],
  ['is not a release of the registry', { link: true }],
  ['has no SHA-512', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
  ['has the licence none', { license: undefined }],
  ['has the licence AGPL-3.0', { license: 'AGPL-3.0' }],
  ['has the licence MPL-2.0', { license: 'MPL-2.0', dev: true }],
  ['has the licence MPL-2.0', { license: 'MPL-2.0', name: 'axe-core' }],
])('a package that %s is found: %o', (problem, changes) => {
  const usual = { name: 'one', version: '1.0.0', license: 'MIT', integrity: hash }
  expect(problemsWith(usual)).toEqual([])
  expect(problemsWith({ ...usual, ...(changes as object) })).toEqual([problem])
})

const hash = packages[0]?.integrity ?? ''

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8'))
}

test('installing with an older Node than comes with the packages prints no warning about it', () => {
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-'))
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc'])
      copyFileSync(name, join(directory, name))
    const old = join(directory, 'old-node.mjs')
    writeFileSync(old, `Object.defineProperty(process, 'version', { value: 'v20.19.0' })`)
    const install = (...options: string[]) =>
      execFileSync('sh', ['-c', 'npm ci --dry-run --offline "$@" 2>&1', 'sh', ...options], {
        cwd: directory,
        encoding: 'utf8',
        env: { ...process.env, NODE_OPTIONS: `--import=${old}` },
      })
    expect(install('--loglevel=warn')).toContain('EBADENGINE')
    expect(install()).not.toContain('npm warn')
  } finally {
    rmSync(directory, { recursive: true })
  }
})
