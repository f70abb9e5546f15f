import type { Plugin } from 'vite'

const entry = '/src/site/touch.ts'

/** Stands in built pages where the entry's hashed address will. */
export const entryPlaceholder = '/touch.js'

let fileName: string | undefined

/** The script that pages load at the first touch: an entry of the browser build that no page names at load. */
export function clientEntry(): Plugin {
  let reference: string | undefined
  return {
    name: 'wattlewise:client-entry',
    apply: 'build',
    buildStart() {
      if (this.environment.name === 'client')
        reference = this.emitFile({ type: 'chunk', id: entry, name: 'touch' })
    },
    generateBundle() {
      if (this.environment.name === 'client' && reference) fileName = this.getFileName(reference)
    },
  }
}

export function entryAddress(): string {
  if (!fileName) throw new Error('The browser build made no first-touch entry.')
  return `/${fileName}`
}
