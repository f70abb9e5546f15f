import { load } from 'cheerio'
import { aliases, type Route, routes } from '#edition/routes.ts'
import { expect, test } from './visit.ts'

/** One picture, one page: where each explanatory picture is; other pages link to it. */
const pictures: Readonly<Record<string, Route>> = {
  staircase: '/solar-panel-grants',
  'roof-compass': '/solar-panels',
  'tennis-court': '/solar-panels-businesses',
  evening: '/solar-battery-size',
  blackout: '/solar-batteries-guide',
  victoria: '/contact',
  'example-quote': '/blog/solar-panel-costs-melbourne',
}

test('an explanatory picture is on one page', async ({ request }) => {
  const places: Record<string, string[]> = {}
  for (const path of Object.keys(routes).filter((one) => !(one in aliases))) {
    const page = load(await (await request.get(path)).text())
    for (const id of Object.keys(pictures))
      if (page(`main [id="${id}"]`).length > 0) places[id] = [...(places[id] ?? []), path]
  }
  const expected = Object.entries(pictures).map(([id, path]) => [id, [path]])
  expect(places).toEqual(Object.fromEntries(expected))
})
