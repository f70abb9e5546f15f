/** The page's own address, as visitors see it: the build names files `index.html` and `blog/x.html`. */
export function pathOf(url: URL): string {
  return url.pathname
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/$/, '$1')
}
