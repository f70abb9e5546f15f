import { isPublic } from '#content/routes.ts'

/** Pixels, as social networks ask for. */
export const cardSize = { width: 1200, height: 630 }

/** The address of a page's share image. Pages that are not public use the home page's. */
export function shareImage(path: string): string {
  const name = path === '/' || !isPublic(path) ? 'home' : path.slice(1).replaceAll('/', '-')
  return `/share/${name}.png`
}
