import { panelWatts } from '#estimate/data/prices.ts'
import type { Changes } from '#estimate/inputs/assumptions.ts'
import { defaultInputs, type Inputs, inputRules } from '#estimate/inputs/inputs.ts'
import { parsePostcode } from '#estimate/postcode.ts'
import { parseChanges } from './changes.ts'
import type { Day } from './day.ts'
import {
  type FieldName,
  fieldNames,
  type InputName,
  inputNames,
  type Problems,
  problemWith,
  validateInputs,
} from './fields.ts'
import { parseNumber } from './numbers.ts'

/** The text in each field of a calculator. Blank is the same as absent. */
export type Draft = Readonly<Record<string, string | undefined>>

export type ParsedDraft = { inputs: Inputs; changes: Changes }

/**
 * Reads a draft, forgiving spaces, signs of money, thousands’ commas and units. Names of no field are ignored. Either
 * everything can be calculated with, or each field that cannot has its problem.
 */
export function parseInputs(draft: Draft, today: Day): ParsedDraft | { problems: Problems } {
  const unreadable: Problems = {}
  const values: Partial<Inputs> & { panels?: number } = {}
  for (const name of inputNames) {
    const text = draft[name]?.trim()
    if (!text) continue
    const value = parseInput(name, text)
    if (value !== undefined) Object.assign(values, { [name]: value })
    else unreadable[name] = problemWith(name, Number.NaN, today)
  }
  if (values.installed === today) delete values.installed
  const { panels, ...others } = values
  const tooManyPanels = problemWith('panels', panels, today)
  if (tooManyPanels) unreadable.panels = tooManyPanels
  else if (panels !== undefined) others.kw ??= (panels * panelWatts.value) / 1000

  const inputs = { ...defaultInputs, ...others }
  const { changes, problems } = parseChanges(draft)
  const all = { ...validateInputs(inputs, changes, today), ...unreadable, ...problems }
  return Object.keys(all).length > 0 ? { problems: inFieldOrder(all) } : { inputs, changes }
}

/** Undefined where a number was expected and the text is none. */
function parseInput(name: InputName, text: string): string | number | undefined {
  const { kind } = inputRules[name]
  if (kind === 'number') return parseNumber(text)
  return kind === 'postcode' ? parsePostcode(text) : text
}

function inFieldOrder(problems: Problems): Problems {
  return Object.fromEntries(
    fieldNames.flatMap((name) => (problems[name] === undefined ? [] : [[name, problems[name]]])),
  )
}

/** The inputs as a query from which `parseInputs` reads the same. Empty for the defaults. */
export function formatInputs({ inputs, changes }: ParsedDraft): string {
  const values: Partial<Record<FieldName, unknown>> = { ...inputs, ...changes }
  const defaults: Partial<Record<FieldName, unknown>> = defaultInputs
  const query = fieldNames
    .filter((name) => values[name] !== undefined && values[name] !== defaults[name])
    .map((name) => [name, String(values[name])])
  return new URLSearchParams(query).toString()
}

/** No real number is longer, and no address should grow without end. */
const longest = 40

/** A draft as a query or fragment: without blanks, choices left at their default, and names of no field. */
export function formatDraft(draft: Draft): string {
  const query = fieldNames.flatMap((name) => {
    const text = draft[name]?.trim().slice(0, longest) ?? ''
    return text === '' || text === defaultChoice(name) ? [] : [[name, text]]
  })
  return new URLSearchParams(query).toString()
}

/** Reads a query or a fragment, with or without its ? or #. */
export function parseDraft(address: string): Draft {
  const query = new URLSearchParams(address.replace(/^[?#]/, ''))
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const text = query.get(name)?.trim().slice(0, longest)
      return text ? [[name, text]] : []
    }),
  )
}

/** The choice that counts where none is made; undefined where there is none, or the field is no choice. */
function defaultChoice(name: FieldName): string | undefined {
  const rules: Partial<Record<FieldName, { kind: string }>> = inputRules
  return rules[name]?.kind === 'choice'
    ? String(defaultInputs[name as keyof Inputs] ?? '')
    : undefined
}
