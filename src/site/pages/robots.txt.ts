import type { APIRoute } from 'astro'

// Only the desk is closed to robots. A page that they may not read can't tell them not to index it.
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nDisallow: /console\n\nSitemap: ${new URL('sitemap-index.xml', site)}\n`,
  )
