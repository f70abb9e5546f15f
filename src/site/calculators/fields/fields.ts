import type { Calculator } from '#edition/calculators/calculators.ts'
import type { Distributor } from '#estimate/data/tariffs.ts'
import {
  defaultInputs,
  type InputName,
  inputNames,
  type inputRules,
} from '#estimate/inputs/inputs.ts'
import { possibleNetworks } from '#estimate/networks.ts'
import { parsePostcode } from '#estimate/postcode.ts'

/** `half`: two such fields share a line. */
type Label = { label: string; help?: string; half?: true }
type TextLabel = Label & {
  placeholder?: string
  unit?: string
  keyboard: 'numeric' | 'decimal'
}
/** `none` is the first option where a choice has no default. */
type ChoiceLabel<Value extends string = string> = Label & {
  options: Record<Value, string>
  none?: string
}

type Rules = typeof inputRules
type LabelOf<Rule> = Rule extends { choices: readonly (infer Value extends string)[] }
  ? ChoiceLabel<Value>
  : Rule extends { kind: 'day' }
    ? Label
    : TextLabel

/** The words for every input and every option, in the order of the addresses. */
const labels: { [Name in InputName]: LabelOf<Rules[Name]> } = {
  postcode: { label: 'Postcode', placeholder: '3000', keyboard: 'numeric', half: true },
  bill: { label: 'Power bill', unit: '$', keyboard: 'decimal', half: true },
  every: {
    label: 'Billed',
    options: { month: 'a month', quarter: 'a quarter' },
    half: true,
  },
  kwh: {
    label: 'Or your yearly use',
    help: 'If you know it. We use this instead of the bill.',
    unit: 'kWh',
    keyboard: 'decimal',
  },
  people: {
    label: 'People at home',
    help: 'Used if you leave the bill blank.',
    keyboard: 'numeric',
    half: true,
  },
  when: {
    label: 'When you use most power',
    help: 'Or let your meter say, below.',
    options: {
      daytime: 'Mostly by day',
      evenings: 'Mostly in the evening',
      throughout: 'Day and evening',
      weekends: 'Mostly on weekends',
      'not-sure': 'Not sure',
    },
  },
  facing: {
    label: 'Roof faces',
    options: {
      N: 'North',
      NE: 'North-east',
      E: 'East',
      SE: 'South-east',
      S: 'South',
      SW: 'South-west',
      W: 'West',
      NW: 'North-west',
      flat: 'It’s flat',
      'not-sure': 'Not sure',
    },
  },
  shade: {
    label: 'Shade on it',
    options: { none: 'None', some: 'Some', much: 'A lot' },
    half: true,
  },
  roof: {
    label: 'Clear roof',
    help: 'A car space is about 12 m².',
    unit: 'm²',
    keyboard: 'decimal',
    half: true,
  },
  kw: { label: 'Panels', placeholder: '6.6', unit: 'kW', keyboard: 'decimal', half: true },
  panels: { label: 'Or how many', unit: 'panels', keyboard: 'numeric', half: true },
  have: {
    label: 'The panels are',
    options: { no: 'New', yes: 'Already on the roof' },
    half: true,
  },
  battery: {
    label: 'Battery, usable',
    placeholder: '0',
    unit: 'kWh',
    keyboard: 'decimal',
    half: true,
  },
  installed: {
    label: 'Installation date',
    help: 'This date sets your certificates. Leave it blank for today.',
  },
  tariff: {
    label: 'Your power costs',
    options: {
      flat: 'The same all day',
      'time-of-use': 'Different through the day',
      'free-midday': 'Nothing from 11 am to 2 pm',
    },
  },
  network: {
    label: 'Network on your bill',
    none: 'Not sure',
    options: {
      'AusNet Services': 'AusNet Services',
      CitiPower: 'CitiPower',
      Jemena: 'Jemena',
      Powercor: 'Powercor',
      'United Energy': 'United Energy',
    },
  },
  rebate: {
    label: 'Do you meet the state rebate’s conditions?',
    options: { yes: 'Yes, all of them', no: 'No', 'not-sure': 'Not sure' },
  },
}

type Option = { value: string; label: string }

/** A field of the page. Its options begin with the default. */
export type Field = { name: InputName } & (
  | ({ kind: 'text' } & TextLabel)
  | ({ kind: 'day' } & Label)
  | ({ kind: 'choice'; options: readonly Option[] } & Label)
)

const fields = inputNames.map(toField)

/** Fields that a calculator does not place; they come last. */
export function fieldsLeftOut({ first, more }: Calculator): InputName[] {
  return inputNames.filter((name) => !first.includes(name) && !more.includes(name))
}

export function fieldOf(name: InputName): Field {
  const field = fields.find((one) => one.name === name)
  if (!field) throw new Error(`There is no field ${name}`)
  return field
}

/** The network’s field at a postcode, with those that are possible there; just its name where it can be no other. */
export function networkFieldAt(postcode = ''): { field: Field } | { only: Distributor } {
  const possible = possibleNetworks(parsePostcode(postcode) || defaultInputs.postcode)
  const [only] = possible
  if (only && possible.length === 1) return { only }
  const field = fieldOf('network')
  if (field.kind !== 'choice') return { field }
  const isPossible = ({ value }: Option) => value === '' || possible.some((one) => one === value)
  return { field: { ...field, options: field.options.filter(isPossible) } }
}

function toField(name: InputName): Field {
  const label: ChoiceLabel | TextLabel | Label = labels[name]
  if ('options' in label) return { name, kind: 'choice', ...label, options: toOptions(name, label) }
  return 'keyboard' in label ? { name, kind: 'text', ...label } : { name, kind: 'day', ...label }
}

function toOptions(name: InputName, { options, none }: ChoiceLabel): Option[] {
  const all = Object.entries(options).map(([value, label]) => ({ value, label }))
  if (none) return [{ value: '', label: none }, ...all]
  const isDefault = ({ value }: Option) => name !== 'panels' && value === defaultInputs[name]
  return all.toSorted((a, b) => Number(isDefault(b)) - Number(isDefault(a)))
}
