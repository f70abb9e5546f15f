import type { Plugin } from 'vite'

/**
 * The scripts a page loads at the first touch. A calculator's does not bring the form's with it, nor the form's a
 * calculator's.
 */
export const entries = {
  touch: '/src/site/client/touch.ts',
  calculator: '/src/site/client/calculator.ts',
  meter: '/src/site/client/meter.ts',
  programs: '/src/site/client/programs.ts',
  compare: '/src/site/client/compare.ts',
  explaining: '/src/site/client/explaining.ts',
  share: '/src/site/client/share.ts',
  thanks: '/src/site/client/thanks.tsx',
}
export type Entry = keyof typeof entries

/** What pages contain until the build knows the hashed addresses of the entries. */
export const entryPlaceholders: Record<Entry, string> = {
  touch: '/touch.js',
  calculator: '/calculator.js',
  meter: '/meter.js',
  programs: '/programs.js',
  compare: '/compare.js',
  explaining: '/explaining.js',
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
    // In one file, the model compresses better than in the pieces that each entry needs of it. So does React, and so do the
    // small parts that calculators share with the section that reads a meter’s file.
    configEnvironment(name) {
      if (name !== 'client') return {}
      const groups = [
        { name: 'estimate', test: isOfModel },
        {
          name: 'react',
          test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/(?:client\/(?:hydrate|next-task)|calculators\/saved-draft)\.tsx?$/,
        },
        { name: 'parts', test: isSharedPart },
      ]
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
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

/** What calculators and the section that reads a meter’s file are both built from. */
function isSharedPart(file: string): boolean {
  return /\/src\/site\/(?:ui\/Summary|calculators\/(?:FigureTable|fields\/Problem|results\/(?:Plot|Axis|Legend|SeasonChoice|day-view|year-view|stacked-energy)))\.tsx?$/.test(
    file,
  )
}

/** Part of the calculators’ model. What only pictures or the list of programs need of the domain stays with them. */
function isOfModel(file: string): boolean {
  return (
    /\/src\/domain\/estimate\/(?!.*(position|programs|states|discount-steps|blackout|evening|load|bright-day|example-homes|hours|days|area-yields|inverter-limit))/.test(
      file,
    ) || /\/src\/(?:content\/editions\/\w+\/format|site\/day-here)\.ts$/.test(file)
  )
}

/** Replaces the placeholders in a page by the addresses of its scripts. */
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
