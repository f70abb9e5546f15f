import type { APIRoute } from 'astro'
import { theme } from '#edition/theme.ts'
import { brand } from '../brand.ts'

export const GET: APIRoute = () =>
  Response.json({
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: brand.locale,
    start_url: '/',
    display: 'browser',
    background_color: theme.paper,
    theme_color: theme.paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })
