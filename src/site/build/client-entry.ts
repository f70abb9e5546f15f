import type { Plugin } from 'vite'
import { ownEntries } from '#views/entries.ts'

/**
 * The scripts a page loads at the first touch. A calculator's does not bring the form's with it, nor the form's a
 * calculator's.
 */
export const entries = {
  touch: '/src/site/client/touch.ts',
  calculator: '/src/site/client/calculator.ts',
  share: '/src/site/client/share.ts',
  thanks: '/src/site/client/thanks.tsx',
  firm: '/src/site/client/firm.ts',
  ...ownEntries,
}
export type Entry = keyof typeof entries

const names = Object.keys(entries) as Entry[]

/** What pages contain until the build knows the hashed addresses of the entries. */
export const entryPlaceholders = Object.fromEntries(
  names.map((name) => [name, `/${name}.js`]),
) as Record<Entry, string>

const fileNames = new Map<Entry, string>()

export function clientEntries(): Plugin {
  const references = new Map<Entry, string>()
  return {
    name: 'wattlewise:client-entries',
    apply: 'build',
    enforce: 'pre',
    // In one file, the model compresses better than in the pieces that each entry needs of it. So does React, and so do the
    // small parts that calculators share with the section that reads a meter’s file.
    configEnvironment(name) {
      if (name !== 'client') return {}
      const groups = [
        { name: 'estimate', test: isOfModel },
        {
          name: 'react',
          test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/domain\/enquiry\/form\.ts$|\/(?:client\/(?:hydrate|next-task|send-event)|calculators\/saved-draft)\.tsx?$|\/ui\/Summary\.module\.css/,
        },
        { name: 'parts', test: isSharedPart },
      ]
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
    transform(code, file) {
      if (this.environment.name !== 'client') return undefined
      // Only React's developer tools hear this call: whether the build is minified, which it is.
      if (/\/react-dom\/(?:client|index)\.js/.test(file)) return code.replace('  checkDCE();', '')
      const isData = /\/src\/domain\/estimate\/\w+\/data\//.test(file)
      return isData ? unread.reduce(withoutParts, code) : undefined
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

type Part = 'what' | 'source' | 'checked' | 'confidence'
type Unread = { parts: readonly Part[]; of: readonly string[] }

/** What no calculator shows of these figures: the browser does without. A test holds them against what is shown. */
export const unread = [
  {
    parts: ['what', 'source', 'checked', 'confidence'],
    of: [
      'areasOfSun',
      'batteryPowerPerKwh',
      'batteryPrices',
      'borderPlaces',
      'dayToDay',
      'diffuseShare',
      'enteredSpread',
      'inverterYears',
      'largestSmallSystem',
      'leftByHabit',
      'melbourne',
      'offerSpread',
      'postcodesOfPlaces',
      'timeOfUseHours',
      'useSpread',
    ],
  },
  { parts: ['what', 'source', 'confidence'], of: ['networksByPostcode'] },
  // Shown under another name.
  {
    parts: ['what'],
    of: [
      'dailyCharges',
      'flatRates',
      'freeMiddayMarkup',
      'stateRebateConditions',
      'timeOfUseRates',
    ],
  },
] as const satisfies readonly Unread[]

/** A module of data without these parts of its figures. */
export function withoutParts(code: string, { parts, of }: Unread): string {
  const lines = new RegExp(`^ {2}(?:${parts.join('|')}):(?:\\n {4})?.*\\n`, 'gm')
  return of.reduce((text, name) => {
    const figure = new RegExp(`export const ${name}: Figure<[\\s\\S]*?\\n}\\n`)
    return text.replace(figure, (whole) => whole.replaceAll(lines, ''))
  }, code)
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
    /\/src\/domain\/estimate\/(?!.*(position|programs|states|neighbours|shared-postcodes|discount-steps|blackout|evening|load|bright-day|example-homes|hours|days|parse-day|group-quotes|run-steps|area-yields|inverter-limit|quote|meter\/|place|region|stated|former-income-limit))/.test(
      file,
    ) || /\/src\/(?:content\/format|site\/day-here|domain\/letter-case)\.ts$/.test(file)
  )
}

/** Replaces the placeholders in a page by the addresses of its scripts. */
export function withEntryAddresses(page: string): string {
  return names.reduce(
    (text, name) => text.replaceAll(`"${entryPlaceholders[name]}"`, `"${addressOf(name)}"`),
    page,
  )
}

/** The addresses themselves, for what is built once they are known. */
export function entryAddresses(): Record<Entry, string> {
  return Object.fromEntries(names.map((name) => [name, addressOf(name)])) as Record<Entry, string>
}

function addressOf(name: Entry): string {
  const fileName = fileNames.get(name)
  if (!fileName) throw new Error(`The browser build made no entry ${name}.`)
  return `/${fileName}`
}
