import { isPublic } from '#content/routes.ts'

/** What networks that show links ask for. */
export const cardSize = { width: 1200, height: 630 }

/** Where a page's share image is. Pages that nobody would share show the home page's. */
export function shareImage(path: string): string {
  const name = path === '/' || !isPublic(path) ? 'home' : path.slice(1).replaceAll('/', '-')
  return `/share/${name}.png`
}
