import { expect, type Locator, type Page } from '@playwright/test'

/** Nothing is wider than the screen, and a finger can press every one of these. */
export async function expectToFit(page: Page, targets: Locator): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0)
  const sizes = await targets.evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect()
      return Math.min(width, height)
    }),
  )
  for (const size of sizes) expect(size).toBeGreaterThanOrEqual(24)
}
