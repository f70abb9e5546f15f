import { build, type Plugin, type Rollup } from 'vite'
import { deskPlaceholders } from './desk-placeholders.ts'
import { editionOf } from './edition-plugin.ts'
import { notePackages } from './note-packages.ts'
import { onWarning } from './on-warning.ts'
import { scopedName } from './scoped-name.ts'

const entry = 'src/console/start.tsx'

/**
 * Builds the lead desk's script into the same folder, but apart from the site's. Built together they would share chunks,
 * and every change of the desk would split what visitors load at their first touch into more files.
 */
export async function buildDesk(
  site: string,
  { brand }: { brand: string },
): Promise<DeskAddresses> {
  const built = await build({
    configFile: false,
    publicDir: 'src/site/public',
    logLevel: 'warn',
    define: { 'import.meta.env.BRAND': JSON.stringify(brand) },
    plugins: [editionOf(brand), notePackages('client')],
    css: { modules: { generateScopedName: scopedName } },
    build: {
      outDir: site,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsDir: '_astro',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: { desk: entry },
        onwarn: onWarning,
      },
    },
  })
  const files = (Array.isArray(built) ? built : [built]).flatMap(
    (one) => (one as Rollup.RollupOutput).output,
  )
  const chunks = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const start = [...chunks.values()].find(({ isEntry }) => isEntry)
  const styles = start ? stylesOf(start, chunks) : []
  if (!start || styles.length === 0)
    throw new Error('The desk’s build made no script or no styles.')
  return { script: `/${start.fileName}`, styles: styles.map((file) => `/${file}`) }
}

type DeskAddresses = { script: string; styles: string[] }

/**
 * The style sheets of a chunk and of all it imports at once, in the order of the imports. Vite links these itself only in
 * pages that it builds; from a script it loads those of screens that are imported later.
 */
function stylesOf(
  chunk: Rollup.OutputChunk,
  chunks: ReadonlyMap<string, Rollup.OutputChunk>,
  seen = new Set<string>(),
): string[] {
  seen.add(chunk.fileName)
  const imported = chunk.imports.flatMap((name) => {
    const next = chunks.get(name)
    return next && !seen.has(name) ? stylesOf(next, chunks, seen) : []
  })
  return [...new Set([...imported, ...(chunk.viteMetadata?.importedCss ?? [])])]
}

/** Replaces the placeholders in the desk's page by the addresses of its script and its style sheets. */
export function withDeskAddresses(page: string, { script, styles }: DeskAddresses): string {
  const link = (address: string) => `<link rel="stylesheet" href="${address}">`
  return page
    .replace(`"${deskPlaceholders.script}"`, `"${script}"`)
    .replace(link(deskPlaceholders.styles), styles.map(link).join(''))
}

/** While developing, every address under /console is the one page, as the server has it. */
export function deskAddresses(): Plugin {
  return {
    name: 'wattlewise:desk-addresses',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (/^\/console\/[^.]*$/.test(request.url ?? '')) request.url = '/console'
        next()
      })
    },
  }
}
