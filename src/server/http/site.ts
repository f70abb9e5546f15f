import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'
import { z } from 'zod'
import type { Day } from '#domain/estimate/shared/day.ts'
import type { IndexedPage } from '#domain/search/search-pages.ts'
import type { Piece } from '#site/build/marks.ts'
import type { BuiltViews, Views } from '#site/views.tsx'

/** What a build was made for, so that no server serves another brand's pages. */
const buildSchema = z.object({
  brand: z.string(),
  siteUrl: z.string(),
  /** What the privacy page says, as `formatRetention` formats it. */
  retention: z.string().default(''),
  /** The day that its pages say it is. */
  day: z.string().default(''),
  scriptHashes: z.array(z.string()),
  /** Whether browsers are to use TLS for every host below the site's, too: so before it could be said. */
  hstsSubdomains: z.boolean().optional(),
})
export type Build = z.infer<typeof buildSchema>

export type BuiltFile = {
  type: string
  /** The name is a hash of the content, which never changes. */
  immutable: boolean
  plain: Encoded
  br?: Encoded
  gzip?: Encoded
}
export type Encoded = { body: Buffer<ArrayBuffer>; etag: string }

/** The built site, in memory: a few megabytes, and no disk between a visitor and a page. */
export type Site = {
  build: Build
  files: ReadonlyMap<string, BuiltFile>
  /** The words of its pages, for its search. */
  index: readonly IndexedPage[]
  /** Renders the blocks of a page again. */
  views: Views
  /** What its pages answer to a query in their address. */
  answers: BuiltViews['answers']
  /** An estimate as a file for spreadsheets. */
  estimateFile: BuiltViews['estimateFile']
  /** A page cut into pieces at such blocks; undefined if it has none. */
  piecesOf(address: string): readonly Piece[] | undefined
  /** Makes the pages say what holds on a day. Returns how many that changed. */
  redate(day: Day): Promise<number>
}

export async function readBuild(directory: string): Promise<Build> {
  return buildSchema.parse(JSON.parse(await readFile(join(directory, 'build.json'), 'utf8')))
}

export async function loadSite(directory: string): Promise<Site> {
  const build = await readBuild(directory)
  const root = join(directory, 'site')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const present = new Set(names)
  const { views, answers, cutAtMarks, estimateFile, redate } = await loadViews(directory)
  const files = new Map<string, BuiltFile>()
  for (const name of names) {
    if (/\.(br|gz)$/.test(name) && present.has(name.replace(/\.(br|gz)$/, ''))) continue
    const encoded = async (suffix: string) =>
      present.has(name + suffix) ? encode(await readFile(join(root, name + suffix))) : undefined
    const plain = encode(await readFile(join(root, name)))
    const gzip = await encoded('.gz')
    files.set(addressOf(name), {
      type: typeOf(name),
      immutable: name.startsWith('_astro/'),
      plain: gzip ? inflatedOnDemand(plain.etag, gzip) : plain,
      br: await encoded('.br'),
      gzip,
    })
  }
  const cut = new Map<string, readonly Piece[]>()
  return {
    build,
    files,
    index: JSON.parse(await readFile(join(directory, 'search.json'), 'utf8')),
    views,
    answers,
    estimateFile,
    piecesOf: cutPages(files, cut, cutAtMarks),
    redate: redatePages(files, cut, build.day, redate),
  }
}

/** What the build wrote to render blocks of its pages by. */
export function loadViews(directory: string): Promise<BuiltViews> {
  return import(pathToFileURL(join(directory, 'views/views.js')).href)
}

function redatePages(
  files: Map<string, BuiltFile>,
  cut: Map<string, readonly Piece[]>,
  builtFor: Day,
  redate: BuiltViews['redate'],
): Site['redate'] {
  let current = builtFor
  return async (day) => {
    if (day === current) return 0
    let changed = 0
    for (const [address, file] of files) {
      if (!file.type.startsWith('text/html')) continue
      const before = file.plain.body.toString('utf8')
      const after = redate(before, day)
      if (after === before) continue
      const body = Buffer.from(after)
      // Quick to make: requests don't wait meanwhile, but the processor is shared.
      const params = { [constants.BROTLI_PARAM_QUALITY]: 7 }
      files.set(address, {
        ...file,
        plain: encode(body),
        br: file.br && encode(await promisify(brotliCompress)(body, { params })),
        gzip: file.gzip && encode(await promisify(gzip)(body)),
      })
      cut.delete(address)
      changed += 1
    }
    current = day
    return changed
  }
}

/** Splits a page on its first request, since most are never rendered again. */
function cutPages(
  files: Site['files'],
  cut: Map<string, readonly Piece[]>,
  cutAtMarks: BuiltViews['cutAtMarks'],
): Site['piecesOf'] {
  return (address) => {
    const known = cut.get(address)
    if (known) return known
    const file = files.get(address)
    if (!file?.type.startsWith('text/html')) return undefined
    const pieces = cutAtMarks(file.plain.body.toString('utf8'))
    if (pieces.length === 1) return undefined
    cut.set(address, pieces)
    return pieces
  }
}

/** HTML, or what makes it of the props that a block was built with: undefined leaves the block as it is. */
type Block = string | ((built: unknown) => string | undefined)

/** A built page with some of its blocks rendered again, and perhaps another title. */
export function pageWith(
  site: Site,
  address: string,
  blocks: { [View in keyof Views]?: Block },
  title = (built: string) => built,
): string {
  const pieces = site.piecesOf(address)
  if (!pieces) throw new Error(`The build has no page ${address} with blocks to render anew`)
  const rendered: Record<string, Block | undefined> = blocks
  return pieces
    .map(({ view, html, props }) => {
      const block = rendered[view ?? '']
      return (typeof block === 'function' ? block(props) : block) ?? html
    })
    .join('')
    .replace(/<title>(.*?)<\/title>/, (_, built: string) => `<title>${title(built)}</title>`)
}

/** The address of a page has no .html. */
function addressOf(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

function encode(body: Buffer<ArrayBuffer>): Encoded {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

/** Nearly all clients accept a compressed copy: the plain one is made on the first request without compression. */
function inflatedOnDemand(etag: string, { body: compressed }: Encoded): Encoded {
  let inflated: Encoded['body'] | undefined
  return {
    etag,
    get body() {
      inflated ??= gunzipSync(compressed)
      return inflated
    },
  }
}

/** By the end of a file's name. */
export const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  ico: 'image/x-icon',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

function typeOf(name: string): string {
  if (name === 'speculation-rules.json') return 'application/speculationrules+json'
  return types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
