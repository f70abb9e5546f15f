import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { monthlyBill } from '#edition/forms/choices.ts'
import { mostPanels, panelsByBill, usualPanels } from '#edition/panel-counts.ts'
import { detachedPlaces } from '#scenes/houses/Detached.tsx'
import { semiPlaces } from '#scenes/houses/Semi.tsx'

const css = readFileSync('src/site/editions/britain/house/answers.css', 'utf8')

/** What the rule of an answer says; that of the page before anybody answers where it has none. */
function houseAt(bill: string) {
  const rule = Array.from(css.matchAll(/:root:has\(([^{]*)\{([^}]*)\}/g)).find(
    ([, selector = '']) => selector.includes(`[name="monthly-bill"][value="${bill}"]`),
  )?.[2]
  return {
    panels: Number(/--panels: (\d+)/.exec(rule ?? '')?.[1] ?? usualPanels),
    isDetached: /--detached-opacity: 1/.test(rule ?? ''),
  }
}

test('the house starts with as many panels as the calculator', () => {
  expect(css).toContain(`:root {\n  --panels: ${usualPanels};`)
})

test.each(monthlyBill.map(({ value }) => value))(
  'a bill of %s shows its number of panels, on a roof with room for them',
  (bill) => {
    const panels = Math.min(panelsByBill[bill] ?? usualPanels, mostPanels)
    expect(houseAt(bill)).toEqual({ panels, isDetached: panels > semiPlaces.length })
  },
)

test('the larger roof has room for the most', () => {
  expect(detachedPlaces).toHaveLength(mostPanels)
})
