import { expect, test } from 'vitest'
import { neighboursAt } from '#estimate/neighbours.ts'
import { programsView } from './programs-view.ts'

const day = '2026-11-21'
const namesIn = (postcode: string | undefined, today: string) => {
  const { homes = [], others = [], closed = [] } = programsView(postcode, today)
  const named = (rows: readonly { name: string }[]) =>
    rows.map(({ name }) => name.replace(/:$/, ''))
  return { homes: named(homes), others: named(others), closed: named(closed) }
}

test('a Victorian sees the country’s programs and the state’s, each with source and date', () => {
  const { homes, others, closed } = namesIn('3056', day)
  expect(homes).toContain('Certificates for panels')
  expect(homes).toContain('Solar Homes rebate')
  expect(others).toContain('Solar for Apartments')
  expect(closed).toContain('Solar battery loan')
  const view = programsView('3056', day)
  expect(view.headline).toBe('Open to a household at 3056')
  for (const { source } of [...(view.homes ?? []), ...(view.others ?? [])])
    expect(source).toMatch(/, \d+ \w+ 20\d\d$/)
})

test('dollars come first, the certificates behind them are the working', () => {
  const rows = programsView('3550', day).homes ?? []
  expect(rows[0]).toMatchObject({ amount: '$1,710', unit: 'off 6.6 kW' })
  expect(rows[0]?.terms).toContain('45 certificates at $38')
  expect(rows[1]).toMatchObject({ amount: '$2,584', unit: 'off 10 kWh' })
  for (const { amount } of rows) expect(amount.length).toBeLessThanOrEqual(9)
})

test('the discount on panels is that of the postcode, and Melbourne’s for any other', () => {
  const amountsAt = (postcode?: string, today = day) => programsView(postcode, today).amounts
  expect(amountsAt('3550')).toMatchObject({
    heading: 'Discount at 3550',
    columns: ['Panels', 'In 2026', 'In 2027', 'Often advertised'],
    rows: [
      ['5 kW', '$1,292', '$1,026', '$2,800–$3,500'],
      ['6.6 kW', '$1,710', '$1,368', '$3,700–$4,600'],
      ['10 kW', '$2,622', '$2,090', '$5,500–$7,000'],
    ],
  })
  for (const postcode of [undefined, '4000'])
    expect(amountsAt(postcode)?.heading).toBe('Discount in Melbourne')
  expect(amountsAt('3550', '2031-01-01')).toBeUndefined()
})

test('the parts of Victorian Energy Upgrades are folded into them', () => {
  const upgrades = programsView('3056', day).homes?.find(({ parts }) => parts)
  expect(upgrades?.name).toBe('Victorian Energy Upgrades')
  expect(upgrades?.parts?.map(({ name }) => name)).toContain('Heating and cooling')
})

test('a row leads to where it was read', () => {
  const [panels] = programsView('3056', day).homes ?? []
  expect(panels?.source).toBe('[cer.gov.au](https://cer.gov.au/node/3640), 27 September 2026')
})

test('a program closes on its day', () => {
  expect(namesIn('3056', '2031-01-01').homes).not.toContain('Certificates for panels')
})

test('another state sees its own, and that we can’t send an installer', () => {
  expect(namesIn('4000', day).others).toContain('Supercharged Solar for Renters')
  expect(namesIn('4000', day).homes).not.toContain('Solar Homes rebate')
  expect(programsView('4000', day).more).toContain('We work in Victoria')
  expect(programsView('3056', day).more).not.toContain('We work in Victoria')
})

test('a postcode that states share says where else it is, and what a home there gets', () => {
  const { across, homes } = programsView('3644', day)
  expect(across?.text).toBe(
    '3644 is also Barooga and Lalalty in New South Wales, where we have no installers. A home there has the federal programs, nothing of the state’s on this page, and these of its own:',
  )
  expect(across?.open.map(({ name }) => name)).toContain('Home Energy Saver loan:')
  expect(homes?.map(({ name }) => name)).toContain('Solar Homes rebate')
  expect(programsView('3056', day).across).toBeUndefined()
})

test('all sixteen shared postcodes say so, each with its places', () => {
  const shared = Array.from({ length: 9800 }, (_, index) =>
    String(200 + index).padStart(4, '0'),
  ).filter((postcode) => neighboursAt(postcode).length > 0)
  expect(shared).toEqual(
    '0872 2540 2611 2618 2620 3500 3586 3644 3691 3707 4375 4377 4380 4383 4385 4825'.split(' '),
  )
  for (const postcode of shared)
    expect(programsView(postcode, day).across?.text).toMatch(
      new RegExp(`^${postcode} is also [\\w, ]+ in (?:the )?[A-Z]`),
    )
})

test('without a postcode it is Victoria', () => {
  expect(programsView(undefined, day).headline).toBe('Open to a household in Victoria')
})

test('what is no postcode is a problem', () => {
  expect(programsView('0001', day).problem).toMatch(/^There’s no postcode/)
  expect(programsView('three', day).problem).toMatch(/^Enter a four-digit/)
})
