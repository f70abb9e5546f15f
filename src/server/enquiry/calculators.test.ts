import { expect, test } from 'vitest'
import { au } from '#edition/brand/au.ts'
import { calculators } from '#edition/calculators/calculators.ts'
import type { Views } from '#site/views.tsx'
import { noSite } from '../../../tests/no-site.ts'
import type { Site } from '../http/site.ts'
import { calculatorRoutes } from './calculators.ts'

/** Pages that are the props of the section that reads a meter’s file. */
const site: Site = {
  ...noSite('http://localhost:3000'),
  piecesOf: () => [{ view: 'meter', html: '', props: {} }],
  views: {
    calculator: () => '',
    calculatorBelow: () => '',
    meter: (props: object) => JSON.stringify(props),
  } as unknown as Views,
}
const routes = calculatorRoutes({ brand: au, now: () => new Date('2026-11-23T00:00:00Z') }, site)

test.each(calculators)(
  'without script $path compares a meter’s file with homes at the postcode that was typed',
  async ({ path, form }) => {
    const answer = async (search: string) => (await routes.request(`${path}?${search}`)).text()
    expect(await answer('postcode=3056&bill=400')).toContain(
      JSON.stringify({ form, postcode: '3056' }),
    )
    expect(await answer('postcode=0000&bill=400')).toContain(JSON.stringify({ form, postcode: '' }))
  },
)
