import { type AssumptionName, assumptionNames } from '#domain/estimate/inputs/assumptions.ts'
import type { choices, InputName } from '#domain/estimate/inputs/inputs.ts'

export type FieldName = InputName | AssumptionName

/** What a visitor types or picks. Blank counts as not told; a choice begins with what counts when nothing is told. */
export type Field = { name: InputName; label: string; help?: string } & (
  | { kind: 'text'; placeholder?: string; unit?: string; keyboard: 'numeric' | 'decimal' }
  | { kind: 'date' }
  | { kind: 'choice'; options: readonly { value: string; label: string }[] }
)

type ChoiceName = keyof typeof choices

/** Every answer there is to choose needs its words here. */
const words = {
  every: { month: 'a month', quarter: 'a quarter' },
  when: {
    daytime: 'Mostly by day',
    evenings: 'Mostly in the evening',
    throughout: 'Day and evening alike',
    weekends: 'Mostly at weekends',
    'not-sure': 'Not sure',
  },
  facing: {
    N: 'North',
    NE: 'North-east',
    E: 'East',
    SE: 'South-east',
    S: 'South',
    SW: 'South-west',
    W: 'West',
    NW: 'North-west',
    flat: 'Nowhere: it is flat',
    'not-sure': 'Not sure',
  },
  shade: { none: 'None', some: 'Some', much: 'A lot' },
  have: { no: 'To be bought', yes: 'On the roof already' },
  tariff: { flat: 'The same all day', 'time-of-use': 'By the time of day' },
  network: {
    'AusNet Services': 'AusNet Services',
    CitiPower: 'CitiPower',
    Jemena: 'Jemena',
    Powercor: 'Powercor',
    'United Energy': 'United Energy',
  },
  rebate: { yes: 'Yes, all of them', no: 'No', 'not-sure': 'Not sure' },
} as const satisfies { [Name in ChoiceName]: Record<(typeof choices)[Name][number], string> }

function options<Name extends ChoiceName>(name: Name, first: string) {
  const all = Object.entries<string>(words[name]).map(([value, label]) => ({ value, label }))
  return all.toSorted((a, b) => Number(b.value === first) - Number(a.value === first))
}

const all: Field[] = [
  {
    name: 'postcode',
    label: 'Postcode',
    kind: 'text',
    placeholder: '3000',
    keyboard: 'numeric',
  },
  {
    name: 'bill',
    label: 'Power bill',
    kind: 'text',
    unit: '$',
    keyboard: 'decimal',
  },
  { name: 'every', label: 'Billed', kind: 'choice', options: options('every', 'quarter') },
  {
    name: 'kwh',
    label: 'Or what you use in a year',
    help: 'If you know it. It counts instead of the bill.',
    kind: 'text',
    unit: 'kWh',
    keyboard: 'decimal',
  },
  {
    name: 'people',
    label: 'People at home',
    help: 'Counts if there is no bill.',
    kind: 'text',
    keyboard: 'numeric',
  },
  {
    name: 'when',
    label: 'When you use most power',
    kind: 'choice',
    options: options('when', 'not-sure'),
  },
  { name: 'facing', label: 'Roof faces', kind: 'choice', options: options('facing', 'not-sure') },
  { name: 'shade', label: 'Shade on it', kind: 'choice', options: options('shade', 'none') },
  {
    name: 'roof',
    label: 'Clear roof',
    help: 'A car space is about 12 m².',
    kind: 'text',
    unit: 'm²',
    keyboard: 'decimal',
  },
  {
    name: 'kw',
    label: 'Panels',
    kind: 'text',
    placeholder: '6.6',
    unit: 'kW',
    keyboard: 'decimal',
  },
  { name: 'panels', label: 'Or how many', kind: 'text', unit: 'panels', keyboard: 'numeric' },
  { name: 'have', label: 'The panels are', kind: 'choice', options: options('have', 'no') },
  {
    name: 'battery',
    label: 'Battery, usable',
    kind: 'text',
    placeholder: '0',
    unit: 'kWh',
    keyboard: 'decimal',
  },
  {
    name: 'installed',
    label: 'Day of installation',
    help: 'Certificates go by this day. Empty is today.',
    kind: 'date',
  },
  { name: 'tariff', label: 'Your power costs', kind: 'choice', options: options('tariff', 'flat') },
  {
    name: 'network',
    label: 'Network on your bill',
    kind: 'choice',
    options: [{ value: '', label: 'Not sure' }, ...options('network', '')],
  },
  {
    name: 'rebate',
    label: 'Do you meet the state rebate’s conditions?',
    kind: 'choice',
    options: options('rebate', 'not-sure'),
  },
]

export function fieldCalled(name: InputName): Field {
  const field = all.find((one) => one.name === name)
  if (!field) throw new Error(`There is no field ${name}`)
  return field
}

/** Names of everything a calculator reads from a form, a query or a fragment. */
export const fieldNames: readonly FieldName[] = [...all.map(({ name }) => name), ...assumptionNames]

/** What counts for a field nothing was told in; blank for what is typed. */
function blank(name: FieldName): string {
  const field = all.find((one) => one.name === name)
  return field?.kind === 'choice' ? (field.options[0]?.value ?? '') : ''
}

export type Draft = Readonly<Record<string, string | undefined>>

/** As an address carries it: known fields only, and only what was told. The same for the same answers. */
export function formatDraft(typed: Draft): string {
  const told = fieldNames.flatMap((name) => {
    const value = typed[name]?.trim().slice(0, longest) ?? ''
    return value === '' || value === blank(name) ? [] : [[name, value]]
  })
  return new URLSearchParams(told).toString()
}

/** Reads a query or a fragment, with its sign or without. */
export function parseDraft(address: string): Record<string, string> {
  const given = new URLSearchParams(address.replace(/^[?#]/, ''))
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = given.get(name)?.trim().slice(0, longest)
      return value ? [[name, value]] : []
    }),
  )
}

/** Nobody’s number is longer. */
const longest = 40
