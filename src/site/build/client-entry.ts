import type { Plugin } from 'vite'

/**
 * The scripts that pages load at the first touch: entries of the browser build that no page names at load. A calculator
 * brings no form, and a form no calculator.
 */
const entries = {
  touch: '/src/site/touch.ts',
  calculator: '/src/site/calculator.ts',
  share: '/src/site/article/share.ts',
  thanks: '/src/site/thanks.tsx',
}
type Entry = keyof typeof entries

/** Stand in built pages where the entries' hashed addresses will. */
export const entryPlaceholders: Record<Entry, string> = {
  touch: '/touch.js',
  calculator: '/calculator.js',
  share: '/share.js',
  thanks: '/thanks.js',
}

const names = Object.keys(entries) as Entry[]
const fileNames = new Map<Entry, string>()

export function clientEntries(): Plugin {
  const references = new Map<Entry, string>()
  return {
    name: 'wattlewise:client-entries',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'client') return
      for (const name of names)
        references.set(name, this.emitFile({ type: 'chunk', id: entries[name], name }))
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, reference] of references) fileNames.set(name, this.getFileName(reference))
    },
  }
}

/** A page with the addresses of its scripts in it. */
export function withEntryAddresses(page: string): string {
  return names.reduce(
    (text, name) => text.replaceAll(`"${entryPlaceholders[name]}"`, `"${addressOf(name)}"`),
    page,
  )
}

function addressOf(name: Entry): string {
  const fileName = fileNames.get(name)
  if (!fileName) throw new Error(`The browser build made no entry ${name}.`)
  return `/${fileName}`
}
