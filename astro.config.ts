import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import { defineConfig, logHandlers } from 'astro/config'
import { isPublic } from '#edition/routes.ts'
import { localUrl, readBuildSettings, readEnvironment } from './src/environment.ts'
import { clientEntries } from './src/site/build/client-entry.ts'
import { deskAddresses } from './src/site/build/desk.ts'
import { devProxy } from './src/site/build/dev-proxy.ts'
import { finishBuild } from './src/site/build/finish.ts'
import { onWarning } from './src/site/build/on-warning.ts'
import { scopedName } from './src/site/build/scoped-name.ts'

const { brand, siteUrl, retention } = readBuildSettings(process.env)
const { PORT } = readEnvironment(process.env)

export default defineConfig({
  site: siteUrl,
  srcDir: './src/site',
  publicDir: './src/site/public',
  outDir: './dist/site',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [
    react(),
    mdx(),
    sitemap({
      filter: (page) => isPublic(new URL(page).pathname),
    }),
    finishBuild({ brand, siteUrl, retention }),
  ],
  devToolbar: { enabled: false },
  logger: logHandlers.node({ level: process.argv.includes('build') ? 'warn' : 'info' }),
  vite: {
    define: {
      'import.meta.env.BRAND': JSON.stringify(brand),
      'import.meta.env.RETENTION': JSON.stringify(retention),
    },
    plugins: [clientEntries(), deskAddresses()],
    css: { modules: { generateScopedName: scopedName } },
    // Scripts stay files: what is inline needs a hash in the content security policy.
    build: { assetsInlineLimit: 0, rolldownOptions: { onwarn: onWarning } },
    server: { proxy: devProxy(localUrl(PORT)) },
  },
})
