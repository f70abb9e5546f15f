import { expect, test } from 'vitest'
import { installerWith } from '../../../tests/installers.ts'
import { emptyDraft, formatInstaller, installerFields } from './draft.ts'
import {
  blankFields,
  installerParts,
  isPartFilledIn,
  parseInstallerPart,
  partFields,
} from './parts.ts'

const whole = formatInstaller(installerWith({ abn: '51 824 753 556' }))
const begun = { ...emptyDraft, trading_name: whole.trading_name, abn: '51 824 753 556' }

test('every field belongs to one part', () => {
  expect(Object.values(partFields).flat().toSorted()).toEqual([...installerFields].toSorted())
})

test('a firm begins with its first part, and the others may be blank', () => {
  expect(parseInstallerPart('business', begun, begun)).toMatchObject({
    installer: { tradingName: 'Bright Ladder Electrical', people: [], services: [], fees: {} },
  })
  expect(blankFields(begun)).toEqual(['people', 'areas', 'services', 'property_kinds', 'fees'])
  expect(installerParts.filter((part) => !isPartFilledIn(part, begun))).toEqual([
    'people',
    'where',
    'what',
    'many',
    'proof',
  ])
  expect(installerParts.every((part) => isPartFilledIn(part, whole))).toBe(true)
})

test('a part that is saved is whole, whatever the others are', () => {
  for (const [part, field] of [
    ['people', 'people'],
    ['where', 'areas'],
    ['what', 'services'],
    ['many', 'fees'],
  ] as const)
    expect(parseInstallerPart(part, begun, {}).problems[0]).toMatchObject({ field })
  expect(parseInstallerPart('many', begun, { fees: 'panels 60', cap_day: '3' })).toMatchObject({
    installer: { fees: { panels: 6000 }, caps: { day: 3 }, people: [] },
  })
})

test('of a part only its own fields are taken', () => {
  const typed = { cap_day: '4', trading_name: 'Somebody Else' }
  expect(parseInstallerPart('many', whole, typed)).toMatchObject({
    problems: [],
    installer: { tradingName: 'Bright Ladder Electrical', caps: { day: 4 } },
  })
})

test('at least one person stays in the office, and no person is listed twice', () => {
  const save = (people: string) => parseInstallerPart('people', begun, { people }).problems
  expect(save('*Mo, mo@example.com, 0491 570 156, road')).toMatchObject([
    { field: 'people', message: 'Somebody has to stay in the office.' },
  ])
  expect(save('*Mo, mo@example.com, ; Jo, MO@example.com, ')).toMatchObject([{ field: 'people' }])
  expect(save('*Mo, mo@example.com, ')).toEqual([])
})
