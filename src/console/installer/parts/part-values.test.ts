import { expect, test } from 'vitest'
import { readAreas } from '#domain/installer/area-lines.ts'
import { formatInstaller, parseInstaller } from '#domain/installer/draft.ts'
import { installerParts } from '#domain/installer/parts.ts'
import { installerWith } from '../../../../tests/installers.ts'
import type { InstallerDetails } from '../installers-query.ts'
import { toTyped, toValues, withoutSeparators } from './part-values.ts'

const installer = installerWith({
  abn: '51 824 753 556',
  area: { wholeState: false, regions: ['inner'], postcodes: ['3765'], exceptPostcodes: ['3001'] },
  panelKilowatts: { from: 5, to: 30 },
  hours: { weekdays: { from: 7.5, to: 17 }, saturday: { from: 9, to: 12 } },
  daysOff: [{ from: '2026-12-24', until: '2027-01-11' }],
  pausedUntil: '2027-02-01',
  caps: { day: 3, month: 40 },
  strengths: ['local', 'speed'],
  webhook: 'https://brightladder.example/offers',
  people: [
    { name: 'Con Vlahos', email: 'con@example.com', phone: '0491 570 156', getsOffers: true },
    {
      ...{ name: 'Mina', email: '', phone: '0491 570 157', getsOffers: false, role: 'road' },
      ...{ mayAccept: true, getsTexts: true, awayUntil: '2026-12-01' },
    },
  ],
})

test('what the seven parts show of an installer makes up the same installer again', () => {
  const draft = formatInstaller(installer)
  const values = toValues({ installer, draft } as unknown as InstallerDetails)
  const typed = Object.assign({}, ...installerParts.map((part) => toTyped(part, values)))
  const read = readAreas(typed.areas, typed.except_postcodes)
  expect(parseInstaller({ ...typed, ...read })).toEqual(parseInstaller(draft))
})

test('an empty line is left out, and typed text can’t contain separators', () => {
  const values = toValues({
    installer,
    draft: formatInstaller(installer),
  } as unknown as InstallerDetails)
  const nobody = { name: '', email: '', phone: '', getsOffers: true }
  expect(toTyped('people', { ...values, people: [...values.people, nobody] })).toEqual(
    toTyped('people', values),
  )
  expect(withoutSeparators('Vlahos, Con;\n')).toBe('Vlahos  Con  ')
})
