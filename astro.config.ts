import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import { defineConfig, logHandlers } from 'astro/config'
import { isPublic } from '#content/routes.ts'
import { brands } from '#edition/brand/brands.ts'
import { conditionsFor } from './src/edition.ts'
import { localUrl, readBuildSettings, readEnvironment } from './src/environment.ts'
import { clientEntries } from './src/site/build/client-entry.ts'
import { deskAddresses } from './src/site/build/desk.ts'
import { devProxy } from './src/site/build/dev-proxy.ts'
import { editionOf } from './src/site/build/edition-plugin.ts'
import { finishBuild } from './src/site/build/finish.ts'
import { lastChanged } from './src/site/build/last-changed.ts'
import { notePackages } from './src/site/build/note-packages.ts'
import { onWarning } from './src/site/build/on-warning.ts'
import { preloadHelper } from './src/site/build/preload-helper.ts'
import { scopedName } from './src/site/build/scoped-name.ts'

const { brand, siteUrl, retention } = readBuildSettings(process.env)
const { PORT, SITE_BRAND, HSTS_SUBDOMAINS } = readEnvironment(process.env)

export default defineConfig({
  site: siteUrl,
  srcDir: './src/site',
  publicDir: './src/site/public',
  outDir: './dist/site',
  // The articles of one edition are none of another's.
  cacheDir: ['./node_modules/.astro', ...conditionsFor(brand)].join('/'),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  integrations: [
    react(),
    mdx(),
    sitemap({
      filter: (page) => isPublic(new URL(page).pathname),
      serialize: (page) => {
        const lastmod = lastChanged(new URL(page.url).pathname, brands[SITE_BRAND])
        return lastmod ? { ...page, lastmod } : page
      },
    }),
    finishBuild({ brand, siteUrl, retention, hstsSubdomains: HSTS_SUBDOMAINS }),
  ],
  devToolbar: { enabled: false },
  logger: logHandlers.node({ level: process.argv.includes('build') ? 'warn' : 'info' }),
  vite: {
    define: {
      'import.meta.env.BRAND': JSON.stringify(brand),
      'import.meta.env.HAS_BOXES': JSON.stringify(brands[SITE_BRAND].consent === 'channels'),
      'import.meta.env.RETENTION': JSON.stringify(retention),
    },
    plugins: [
      preloadHelper(),
      editionOf(brand),
      clientEntries(),
      deskAddresses(),
      notePackages('client'),
    ],
    worker: { plugins: () => [notePackages('client')] },
    css: { modules: { generateScopedName: scopedName } },
    // Scripts stay files: what is inline needs a hash in the content security policy.
    build: { assetsInlineLimit: 0, rolldownOptions: { onwarn: onWarning } },
    server: { proxy: devProxy(localUrl(PORT)) },
  },
})
