import { build } from 'vite'
import { entryAddresses } from './client-entry.ts'
import { editionOf } from './edition-plugin.ts'
import { notePackages } from './note-packages.ts'
import { onWarning } from './on-warning.ts'
import { scopedName } from './scoped-name.ts'

/**
 * Builds the views that the server renders per request, from the same components as the pages, so that class names and
 * script addresses agree. Everything is bundled: as an external package React would run in development mode, four times
 * slower.
 */
export async function buildViews(directory: string, { brand }: { brand: string }): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'import.meta.env.BRAND': JSON.stringify(brand),
      'import.meta.env.SCRIPTS': JSON.stringify(entryAddresses()),
      'process.env.NODE_ENV': '"production"',
    },
    css: { modules: { generateScopedName: scopedName } },
    plugins: [editionOf(brand), notePackages('ssr')],
    ssr: { noExternal: true },
    build: {
      ssr: 'src/site/views.tsx',
      outDir: directory,
      emptyOutDir: true,
      minify: false,
      rollupOptions: { output: { entryFileNames: 'views.js' }, onwarn: onWarning },
    },
  })
}
