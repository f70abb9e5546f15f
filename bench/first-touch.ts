import type { Page } from 'playwright-core'
import { slowdown } from './keystrokes.ts'

/**
 * The long tasks after the first touch of the calculator, in milliseconds, with the processor slowed down: the script is
 * compiled, the form hydrated and the result calculated.
 */
export async function timeFirstTouch(page: Page): Promise<number[]> {
  const throttle = await page.context().newCDPSession(page)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.waitForTimeout(1500)
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })
  await page.locator('#calculator-bill').focus()
  await page.getByRole('button', { name: 'Copy a link' }).waitFor()
  await page.waitForTimeout(2500)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)
}
