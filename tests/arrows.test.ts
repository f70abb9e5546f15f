import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Import, importsIn } from './imports.ts'

/**
 * Which folder may import which. A path allows just that file or folder; 'types of' allows `import type` only. `edition`, `estimate`,
 * `scenes` and `views` are the doors to the edition that is built: `#edition/` to its content, `#estimate/` to its part of the domain,
 * `#scenes/` to its pictures, `#views/` to what it shows.
 */
const arrows: Record<string, string[]> = {
  domain: ['estimate'],
  pictures: ['scenes'],
  content: ['domain', 'estimate', 'edition', 'types of pictures'],
  database: ['domain', 'estimate'],
  channels: ['domain', 'estimate', 'content', 'edition'],
  operations: ['domain', 'estimate', 'database'],
  site: ['domain', 'estimate', 'content', 'edition', 'pictures', 'scenes', 'views', 'edition.ts'],
  'site/pages/console.astro': ['domain', 'content', 'edition', 'console'],
  console: [
    'domain',
    'estimate',
    'content',
    'edition',
    'site/ui',
    'site/styles',
    'views/theme.css',
    'views/desk-theme.css',
    'types of server',
  ],
  server: [
    'domain',
    'estimate',
    'content',
    'edition',
    'operations',
    'database',
    'services.ts',
    'environment.ts',
    'types of site',
    'server/commands/readdress-build.ts',
    'server/commands/redate-build.ts',
    'server/commands/build-server.ts',
    'server/commands/finish-build.ts',
  ],
  // They compress what they changed, and find the edition, as the build did.
  'server/commands/readdress-build.ts': ['site/build/compress.ts'],
  'server/commands/redate-build.ts': ['site/build/compress.ts'],
  'server/commands/build-server.ts': [
    'site/build/edition-plugin.ts',
    'site/build/note-packages.ts',
  ],
  'server/commands/finish-build.ts': ['site/build/note-packages.ts', 'server'],
  'services.ts': [
    'domain',
    'content',
    'edition',
    'database',
    'channels',
    'operations',
    'server',
    'environment.ts',
  ],
  'environment.ts': ['domain', 'edition/brand'],
  'edition.ts': [],
  'launch.ts': ['edition.ts'],
}

function folderOf(file: string): string {
  return arrows[file] ? file : (file.split('/')[0] ?? '')
}

/** The edition that a file is part of; 'shared' for what every edition has. */
function editionOf(file: string): string {
  return (
    /^(?:(?:content|pictures|site)\/editions|domain\/estimate)\/([^/]+)\//.exec(file)?.[1] ??
    'shared'
  )
}

function isAllowed({ file, target, typeOnly }: Import): boolean {
  if (editionOf(target) !== 'shared' && editionOf(target) !== editionOf(file)) return false
  if (folderOf(target) === folderOf(file) || folderOf(target) === file.split('/')[0]) return true
  return (arrows[folderOf(file)] ?? []).some((allowed) => {
    if (allowed.startsWith('types of '))
      return typeOnly && target.startsWith(`${allowed.slice(9)}/`)
    return target === allowed || target.startsWith(`${allowed}/`)
  })
}

const files = globSync('**/*.{ts,tsx,astro,mdx}', { cwd: 'src' }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)

test('imports point one way', () => {
  const imports = files.flatMap((file) => importsIn(file, readFileSync(`src/${file}`, 'utf8')))
  expect(imports.length).toBeGreaterThan(100)
  expect(imports.filter((one) => !isAllowed(one))).toEqual([])
})

test('every folder has its arrows', () => {
  const unknown = files.filter((file) => !arrows[folderOf(file)])
  expect(unknown).toEqual([])
})

test.each([
  ['domain/lead/columns.ts', "import { insertLeads } from '#database/enquiry/insert-leads.ts'"],
  [
    'domain/lead/columns.ts',
    "import { insertLeads } from '../../database/enquiry/insert-leads.ts'",
  ],
  ['site/pages/index.astro', "const x = await import('#server/app.ts')"],
  ['content/pages/page.ts', "import { scenes } from '#pictures/scenes.ts'"],
  ['operations/enquiry/submit-enquiry.ts', "import { brands } from '#edition/brand/brands.ts'"],
  ['console/Inbox.tsx', "import { createApp } from '#server/app.ts'"],
  ['server/http/site.ts', "import { views } from '#site/views.tsx'"],
  ['server/http/site.ts', "const { views } = await import('#site/views.tsx')"],
  ['site/ui/Text.tsx', "export { Inbox } from '#console/desk/inbox/Inbox.tsx'"],
  ['content/editions/britain/forms/home.ts', "export * from '../../victoria/forms/home.ts'"],
  ['domain/estimate/britain/estimate.ts', "import { zoneOf } from '../victoria/postcode.ts'"],
  [
    'site/editions/britain/entries.ts',
    "import { answers } from '#site/editions/victoria/answers.ts'",
  ],
  ['content/pages/page.ts', "import { brands } from '#content/editions/britain/brand/brands.ts'"],
])('a wrong import planted in %s is found', (file, line) => {
  expect(importsIn(file, line).filter((one) => !isAllowed(one))).toHaveLength(1)
})

test('the domain knows no clock, no chance and no package: what it needs of them is handed in', () => {
  const known = files
    .filter((file) => file.startsWith('domain/'))
    .flatMap((file) =>
      Array.from(
        readFileSync(`src/${file}`, 'utf8').matchAll(
          /^.*(?:\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bperformance\b|\bcrypto\b|from '(?!\.|#estimate\/)).*$/gm,
        ),
        ([line]) => `${file}: ${line}`,
      ),
    )
  expect(known).toEqual([])
})

test('an audit entry is stored with what follows from it, or with the lead that an operator adds', () => {
  const storing = files.filter((file) =>
    /\binsertAudit\(/.test(readFileSync(`src/${file}`, 'utf8')),
  )
  expect(storing.toSorted()).toEqual([
    'database/account/audit.ts',
    'database/enquiry/insert-leads.ts',
    'operations/record-event.ts',
  ])
})

test('a submission goes down one way: it comes back to no file it has been to', () => {
  const passed = /^(operations|database|domain\/(enquiry|lead|delivery))\//
  const imports = (file: string) =>
    importsIn(file, readFileSync(`src/${file}`, 'utf8'))
      .map(({ target }) => target)
      .filter((target) => passed.test(target))
  const rounds: string[] = []
  const walk = (file: string, way: string[]) => {
    if (way.includes(file)) rounds.push([...way, file].join(' → '))
    else for (const next of imports(file)) walk(next, [...way, file])
  }
  for (const door of ['enquiry', 'rows']) walk(`operations/enquiry/submit-${door}.ts`, [])
  expect(rounds).toEqual([])
})

test.each(globSync('src/database/migrations/0*.ts'))(
  '%s is history: it knows Kysely and what it is handed, and nothing that changes',
  (file) => {
    expect(changingImportsIn(readFileSync(file, 'utf8'))).toEqual([])
  },
)

test.each([
  "import { leadColumns } from '#domain/lead/columns.ts'",
  "import type { Db } from '../schema.ts'",
  "import { typesOf } from './types.ts'",
  "import { v7 as uuidv7 } from 'uuid'",
  "const { regionOf } = await import('#estimate/region.ts')",
])('a migration with `%s` is found', (line) => {
  expect(changingImportsIn(line)).toHaveLength(1)
})

/** What a migration imports beside Kysely and the type of what it is handed. */
function changingImportsIn(source: string): string[] {
  return Array.from(
    source.matchAll(/^.*\b(?:from|import)\b[^'"\n]*['"].*$/gm),
    ([line]) => line,
  ).filter(
    (line) =>
      !/ from 'kysely'$/.test(line) && line !== "import type { EngineTypes } from './types.ts'",
  )
}

test.each([
  ['console/api.ts', "import type { Api } from '#server/app.ts'"],
  ['content/pages/page.ts', "import type { SceneName } from '#pictures/scenes.ts'"],
  ['server/http/site.ts', "import type { Views } from '#site/views.tsx'"],
])('%s may know types', (file, line) => {
  const [one] = importsIn(file, line)
  expect(one && isAllowed(one)).toBe(true)
})
