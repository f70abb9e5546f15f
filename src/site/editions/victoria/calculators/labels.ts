import type { Distributor } from '#estimate/data/tariffs.ts'
import { distributors } from '#estimate/networks.ts'
import type { Labels } from '#site/calculators/fields/label.ts'

export const labels: Labels = {
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
    help: 'A car space: 12 m².',
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
    options: Object.fromEntries(distributors.map((name) => [name, name])) as Record<
      Distributor,
      string
    >,
  },
  rebate: {
    label: 'Do you meet the state rebate’s conditions?',
    options: { yes: 'Yes, all of them', no: 'No', 'not-sure': 'Not sure' },
  },
}
