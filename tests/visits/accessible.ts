import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { isGate } from '../depth.ts'

/** Minified it is half as long, and every document that is looked at reads it anew. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * Runs axe in the page itself, once for each document loaded into it: on all of it, or on a part of it.
 * Everything but violations would take longer to report than to find.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // Axe takes up to half of a visit's time. The deep suite runs it on every page.
  if (isGate) return
  // An address is new before its document is whole.
  await page.waitForLoadState()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(async (within) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const context = within === 'html' ? document : { include: within }
    const { violations } = await axe.run(context, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, within)
  expect(violations).toEqual([])
}
