import type { APIRoute } from 'astro'

export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nDisallow: /console\nDisallow: /withdraw\nDisallow: /unsubscribe\nDisallow: /embed/\n\nSitemap: ${new URL('sitemap-index.xml', site)}\n`,
  )
