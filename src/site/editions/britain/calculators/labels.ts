import { exportTariffs } from '#estimate/data/tariffs.ts'
import { areaRegionLabels as nationNames } from '#estimate/installer/area.ts'
import type { Labels } from '#site/calculators/fields/label.ts'

const supplierNames = Object.fromEntries(
  Object.entries(exportTariffs).map(([name, { value }]) => [name, value.name]),
) as Record<keyof typeof exportTariffs, string>

/** The words for every input and every option, in the order of the addresses. */
export const labels: Labels = {
  postcode: { label: 'Postcode', placeholder: 'M1 1AE', keyboard: 'text', half: true },
  region: {
    label: 'Part of Britain',
    help: 'Used if you leave the postcode blank.',
    options: {
      south: 'South of England',
      midlands: 'Midlands',
      north: 'North of England',
      wales: 'Wales',
      scotland: 'Scotland',
    },
  },
  nation: {
    label: 'Nation',
    help: 'The postcode lies in two. Until you say which, we count the one with most of its homes.',
    options: { 'not-sure': 'Not sure', ...nationNames },
  },
  export: {
    label: 'Who pays you for spare power',
    options: { 'not-sure': 'Not sure', ...supplierNames, none: 'Nobody' },
  },
  bill: {
    label: 'Bill a month',
    help: 'Electricity alone.',
    unit: '£',
    keyboard: 'decimal',
    half: true,
  },
  kwh: { label: 'Or your yearly use', unit: 'kWh', keyboard: 'decimal' },
  bedrooms: { label: 'Bedrooms', keyboard: 'numeric', half: true },
  people: { label: 'People at home', keyboard: 'numeric', half: true },
  when: {
    label: 'Somebody is home',
    options: {
      'not-sure': 'Not sure',
      home: 'All day',
      half: 'Half the day',
      out: 'Rarely by day',
    },
  },
  facing: {
    label: 'The roof faces',
    options: {
      S: 'South',
      SE: 'South-east',
      SW: 'South-west',
      E: 'East',
      W: 'West',
      NE: 'North-east',
      NW: 'North-west',
      N: 'North',
      flat: 'It’s flat',
      'not-sure': 'Not sure',
    },
  },
  shade: { label: 'Shade', options: { none: 'None', some: 'Some', much: 'Much' } },
  kw: { label: 'Panels', unit: 'kW', keyboard: 'decimal', half: true },
  panels: { label: 'Or how many panels', keyboard: 'numeric', half: true },
  have: { label: 'The panels are', options: { no: 'New', yes: 'Already on the roof' } },
  battery: { label: 'Battery, usable', unit: 'kWh', keyboard: 'decimal', half: true },
  tariff: {
    label: 'Your power costs',
    options: { flat: 'The same all day', night: 'Less at night' },
  },
  nightfrom: { label: 'Cheap from', placeholder: '00:30', keyboard: 'text', half: true },
  nightto: { label: 'Cheap until', placeholder: '05:30', keyboard: 'text', half: true },
  night: { label: 'A kWh at night', unit: 'p', keyboard: 'decimal', half: true },
  day: { label: 'A kWh by day', unit: 'p', keyboard: 'decimal', half: true },
  price: { label: 'The price you were quoted', unit: '£', keyboard: 'decimal', half: true },
  batteryprice: { label: 'The battery’s part of it', unit: '£', keyboard: 'decimal', half: true },
  installed: { label: 'Fitted on' },
  inverter: { label: 'Inverter', unit: 'kW', keyboard: 'decimal', half: true },
}
