import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { isPublic } from '#content/routes.ts'
import type { IndexedPage } from '#domain/search/search-pages.ts'
import { routes } from '#edition/routes.ts'
import { dayHere } from '../day-here.ts'
import { withEntryAddresses } from './client-entry.ts'
import { compress, isCompressible } from './compress.ts'
import { buildDesk, withDeskAddresses } from './desk.ts'
import { indexPage } from './index-page.ts'
import { notedPackages } from './note-packages.ts'
import { shortenShapes } from './shorten-shapes.ts'
import { buildViews } from './views.ts'

/**
 * Prepares what Astro wrote for the server: fills in the addresses of scripts, compresses every text once instead of at
 * each request, builds the views that the server renders, and lists the hashes of our inline scripts in `build.json`, and the
 * packages that are built in in `packages.json`.
 */
export function finishBuild(settings: {
  brand: string
  siteUrl: string
  retention: string
  hstsSubdomains: boolean
}): AstroIntegration {
  // Not the day on which it ends: pages are rendered from now on.
  const day = dayHere()
  return {
    name: 'wattlewise:finish-build',
    hooks: {
      'astro:build:start': () => console.log('Building the site and its server, about a minute.'),
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir)
        const desk = await buildDesk(root, settings)
        await buildViews(join(root, '../views'), settings)
        const files = await filesIn(root)
        const scripts = new Set<string>()
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const written = shortenShapes(await readFile(file, 'utf8'))
          const page = withDeskAddresses(withEntryAddresses(written), desk)
          await writeFile(file, page)
          for (const script of inlineScripts(page)) scripts.add(hashSource(script))
        }
        await Promise.all(files.filter(isCompressible).map(compress))
        const build = {
          ...settings,
          day,
          scriptHashes: [...scripts].sort(),
        }
        await writeFile(join(root, '../search.json'), JSON.stringify(await indexPages(root)))
        await writeFile(join(root, '../packages.json'), JSON.stringify(notedPackages()))
        await writeFile(join(root, '../build.json'), `${JSON.stringify(build, null, 2)}\n`)
      },
    },
  }
}

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Every page that search engines may know, as our own search reads it. */
function indexPages(root: string): Promise<IndexedPage[]> {
  const paths = Object.keys(routes).filter(isPublic)
  return Promise.all(
    paths.map(async (path) => {
      const name = path === '/' ? 'index' : path.slice(1)
      return indexPage(path, await readFile(join(root, `${name}.html`), 'utf8'))
    }),
  )
}

/** Scripts that run. Data blocks such as JSON-LD need no permission. */
function inlineScripts(page: string): string[] {
  return Array.from(page.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, script]) => script ?? '')
}

/** As a content security policy names a piece of inline source. */
function hashSource(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`
}
