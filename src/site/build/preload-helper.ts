import type { Plugin } from 'vite'

/**
 * What Vite puts before each `import()` in the browser, in half its bytes: a form's first touch has no room for more. Styles are waited
 * for, scripts only asked for; one that fails can be asked for again.
 */
const helper = `
const asked = {}
const ask = (name) => asked[name] ??= new Promise((loaded, failed) => {
  const href = '/' + name
  if (document.querySelector('link[href="' + href + '"]')) return loaded()
  const link = document.createElement('link')
  const isStyle = name.endsWith('.css')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.href = href
  link.onload = loaded
  link.onerror = () => {
    link.remove()
    asked[name] = undefined
    failed(Error('Not loaded: ' + href))
  }
  document.head.append(link)
  if (!isStyle) loaded()
})
export const __vitePreload = (load, names = []) => Promise.all(names.map(ask)).then(load)
`

export function preloadHelper(): Plugin {
  return {
    name: 'wattlewise:preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => helper,
    },
  }
}
