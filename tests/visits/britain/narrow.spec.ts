import { routes } from '#edition/routes.ts'
import { overflowFaults } from '../overflow-faults.ts'
import { expect, test } from '../visit.ts'

test.use({ viewport: { width: 320, height: 640 } })

for (const path of Object.keys(routes))
  test(`nothing on ${path} is wider than the smallest phone`, async ({ page }) => {
    await page.goto(path)
    expect(await overflowFaults(page)).toEqual([])
  })
