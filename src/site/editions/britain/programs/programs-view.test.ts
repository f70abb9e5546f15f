import { expect, test } from 'vitest'
import { views } from '#site/views.tsx'
import { answers } from '../answers.ts'
import { programsView } from './programs-view.ts'

const day = '2026-11-26'
const openIn = (district: string, nation = '') => {
  const { heading, problem, border, nations } = programsView({ district, nation }, day)
  return {
    heading,
    problem,
    border,
    open: nations.filter(({ isOpen }) => isOpen).map((one) => one.name),
  }
}

test.each([
  ['M14', 'England'],
  ['m14', 'England'],
  ['EH1', 'Scotland'],
  ['CF10', 'Wales'],
  ['SW1A', 'England'],
  // Of M14 5XY typed without a space the field takes four letters.
  ['M145', 'England'],
  ['G128', 'Scotland'],
])('a visitor at %s sees what is open in %s', (district, nation) => {
  expect(openIn(district)).toMatchObject({ heading: `Open in ${nation}`, open: [nation] })
})

test('on a border it asks, and takes the answer', () => {
  expect(openIn('TD15')).toMatchObject({
    border: {
      district: 'TD15',
      nations: [
        { nation: 'england', name: 'England' },
        { nation: 'scotland', name: 'Scotland' },
      ],
    },
    open: [],
    heading: 'Open where you live',
  })
  expect(openIn('TD15', 'england')).toMatchObject({ open: ['England'], border: undefined })
})

test('elsewhere it says why there is no answer, and of nonsense what to enter', () => {
  expect(openIn('BT1').problem).toContain('Northern Ireland')
  expect(openIn('JE1').problem).toContain('England, Scotland and Wales')
  expect(openIn('moon').problem).toBe('Enter the first half, like M14')
  expect(openIn('').problem).toBeUndefined()
})

test('each nation has its own scheme with source and day, and what is not for solar is said not to be', () => {
  const { nations } = programsView({ district: '', nation: '' }, day)
  expect(nations.map(({ programs }) => programs[0]?.name)).toEqual([
    'Warm Homes: Local Grant',
    'Home Energy Scotland',
    'Warm Homes Nest',
  ])
  const others = nations.map((one) => one.others.map(({ name }) => name).join(' '))
  expect(others[1]).not.toContain('Boiler Upgrade')
  expect(others[2]).toContain('Boiler Upgrade Scheme, not for solar:')
  for (const one of nations)
    for (const { source } of [...one.programs, ...one.others]) expect(source).toMatch(/20\d\d/)
})

test('ECO4 is named until its last day', () => {
  const named = (today: string) => JSON.stringify(programsView({ district: '', nation: '' }, today))
  expect(named('2026-12-31')).toContain('ECO4')
  expect(named('2027-01-01')).not.toContain('ECO4')
})

test('the server answers the address, and a page without one is as built', () => {
  const answer = answers['/solar-panel-grants']
  expect(answer?.({}, day)).toBeUndefined()
  expect(answer?.({ district: 'EH1' }, day)).toMatchObject({ isWrong: false })
  expect(answer?.({ district: 'EH1' }, day)?.blocks.programs).toContain('Open in Scotland')
  expect(answer?.({ district: 'BT1' }, day)?.isWrong).toBe(true)
})

test('the address never holds a whole postcode', () => {
  expect(views.programs({ district: '', nation: '', today: day })).toContain('maxLength="4"')
})
