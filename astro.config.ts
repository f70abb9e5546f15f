import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import { defineConfig } from 'astro/config'
import { readBuildSettings } from './src/environment.ts'
import { clientEntries } from './src/site/build/client-entry.ts'
import { deskAddresses } from './src/site/build/desk.ts'
import { finishBuild } from './src/site/build/finish.ts'

const { brand, siteUrl } = readBuildSettings(process.env)

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
      filter: (page) => !/\/(success|sorry|withdraw|console|solar-panels-melbourne)$/.test(page),
    }),
    finishBuild({ brand, siteUrl }),
  ],
  devToolbar: { enabled: false },
  vite: {
    define: { 'import.meta.env.SITE_BRAND': JSON.stringify(brand) },
    plugins: [clientEntries(), deskAddresses()],
    // Scripts stay files: what is inline needs a hash in the content security policy.
    build: { assetsInlineLimit: 0 },
    server: {
      proxy: {
        '/enquiries': 'http://localhost:3000',
        '/withdraw': 'http://localhost:3000',
        // The host stays ours, or the server would take our own posts for another site’s.
        '/steps': { target: 'http://localhost:3000', changeOrigin: false },
        '/api': { target: 'http://localhost:3000', changeOrigin: false },
      },
    },
  },
})
