import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import { defineConfig } from 'astro/config'
import { isPublic } from './src/content/routes.ts'
import { localUrl, readBuildSettings, readEnvironment } from './src/environment.ts'
import { clientEntries } from './src/site/build/client-entry.ts'
import { deskAddresses } from './src/site/build/desk.ts'
import { devProxy } from './src/site/build/dev-proxy.ts'
import { finishBuild } from './src/site/build/finish.ts'

const { brand, siteUrl } = readBuildSettings(process.env)
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
    finishBuild({ brand, siteUrl }),
  ],
  devToolbar: { enabled: false },
  vite: {
    define: { 'import.meta.env.BRAND': JSON.stringify(brand) },
    plugins: [clientEntries(), deskAddresses()],
    // Scripts stay files: what is inline needs a hash in the content security policy.
    build: { assetsInlineLimit: 0 },
    server: { proxy: devProxy(localUrl(PORT)) },
  },
})
