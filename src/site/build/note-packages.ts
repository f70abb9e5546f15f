import type { Plugin } from 'vite'

const noted = new Set<string>()

/** Notes the packages of which something ends in what is built for an environment, by their places in package-lock.json. */
export function notePackages(environment: 'client' | 'ssr'): Plugin {
  return {
    name: 'wattlewise:note-packages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === environment,
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        for (const [id, { renderedLength }] of Object.entries(file.modules)) {
          const place = renderedLength > 0 ? placeOf(id) : undefined
          if (place) noted.add(place)
        }
      }
    },
  }
}

/** Those of every build in this process so far. */
export function notedPackages(): string[] {
  return [...noted].toSorted()
}

/** `node_modules/one`, or `node_modules/one/node_modules/@another/two`. */
function placeOf(id: string): string | undefined {
  return /node_modules\/(?:@[^/]+\/)?[^/]+(?:\/node_modules\/(?:@[^/]+\/)?[^/]+)*/.exec(id)?.[0]
}
