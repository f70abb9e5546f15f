/** What networks that show links ask for. */
export const cardSize = { width: 1200, height: 630 }

/** Where a page's share image is. Pages that nobody would share show the home page's. */
export function shareImage(path: string): string {
  const unshared = ['/success', '/404', '/sorry', '/withdraw']
  const name = path === '/' || unshared.includes(path) ? 'home' : path.slice(1).replaceAll('/', '-')
  return `/share/${name}.png`
}
