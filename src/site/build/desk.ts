import { build, type Plugin, type Rollup } from 'vite'
import { onWarning } from './on-warning.ts'

const entry = 'src/console/start.tsx'

/**
 * Builds the lead desk's script into the same folder, but apart from the site's. Built together they would share chunks,
 * and every change of the desk would split what visitors load at their first touch into more files.
 */
export async function buildDesk(
  site: string,
  { brand }: { brand: string },
): Promise<{ script: string; styles: string }> {
  const built = await build({
    configFile: false,
    publicDir: 'src/site/public',
    logLevel: 'warn',
    define: { 'import.meta.env.SITE_BRAND': JSON.stringify(brand) },
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
  const start = files.find((file) => file.type === 'chunk' && file.isEntry)
  const styles = files.find(({ fileName }) => /\/desk[.-][^/]*\.css$/.test(fileName))
  if (!start || !styles) throw new Error('The desk’s build made no script or no styles.')
  return { script: `/${start.fileName}`, styles: `/${styles.fileName}` }
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
