import { build, type Plugin, type Rollup } from 'vite'
import { onWarning } from './on-warning.ts'

const entry = 'src/console/start.tsx'

/**
 * Builds the lead desk's script apart from the site's, into the same folder. Together they would share files, and
 * what visitors fetch at their first touch would fall into more pieces with everything the desk learns.
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
