import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { env } from 'node:process'
import { build, type Plugin } from 'vite'
import { editionOf } from '#site/build/edition-plugin.ts'
import { notePackages } from '#site/build/note-packages.ts'

/**
 * Bundles what package.json runs from `out/server`, the server and its commands, into few files of the product: 1,600 modules take a third
 * more memory, and longer to start. Names and lines stay, so that the log still tells where something went wrong.
 */
export async function buildServer(root: string, product = root): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [editionOf(env.SITE_BRAND), filesBeside(), reflectFirst(), notePackages('ssr')],
    // What is compiled for the machine stays a package: the only one that has to be installed where the product is served.
    ssr: { noExternal: true, external: ['better-sqlite3'] },
    build: {
      ssr: true,
      ssrEmitAssets: true,
      // As deep as their source, which finds the built site by that.
      outDir: join(product, 'out/server'),
      emptyOutDir: true,
      target: 'esnext',
      minify: false,
      rollupOptions: {
        input: programsOf(root),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          // Memory holds the source too.
          comments: { legal: true, annotation: false, jsdoc: false },
        },
      },
    },
  })
}

function programsOf(root: string): Record<string, string> {
  const scripts = readFileSync(join(root, 'package.json'), 'utf8')
  const names = Array.from(scripts.matchAll(/out\/server\/([\w/-]+)\.js/g), ([, name = '']) => name)
  return Object.fromEntries(names.map((name) => [name, `src/server/${name}.ts`]))
}

/** Brings along what a module names by `new URL('./…', import.meta.url)`: data, or the program of a thread or a process. */
function filesBeside(): Plugin {
  const beside = /new URL\('\.\/([\w-]+)\.(\w+)', import\.meta\.url\)/g
  return {
    name: 'wattlewise:files-beside',
    // While the source still is as it was written.
    enforce: 'pre',
    async transform(code, id) {
      for (const [, name, kind] of code.matchAll(beside)) {
        const file = join(dirname(id), `${name}.${kind}`)
        if (kind === 'ts') this.emitFile({ type: 'chunk', id: file, fileName: `${name}.js` })
        else
          this.emitFile({
            type: 'asset',
            fileName: `${name}.${kind}`,
            source: await readFile(file),
          })
      }
      return code.replace(beside, (url, name, kind) =>
        kind === 'ts' ? url.replace(`${name}.ts`, `${name}.js`) : url,
      )
    },
  }
}

/** What a passkey is checked by asks that `reflect-metadata` has run; bundled, it would run too late. */
function reflectFirst(): Plugin {
  return {
    name: 'wattlewise:reflect-first',
    transform: {
      filter: { id: /node_modules\/tsyringe\/dist\/esm5\/index\.js$/ },
      handler: (code) => `import 'reflect-metadata'\n${code}`,
    },
  }
}
