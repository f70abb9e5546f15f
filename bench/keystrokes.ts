import type { Page } from 'playwright-core'

/** How many times slower than this machine a phone is. */
export const slowdown = 4

/**
 * The time from each keystroke in the calculator until its result is painted, in milliseconds, with the processor slowed
 * down. The bill is valid after every keystroke.
 */
export async function timeKeystrokes(page: Page, keystrokes: number): Promise<number[]> {
  await page.locator('#calculator-bill').fill('450')
  await page.getByRole('button', { name: 'Copy a link' }).waitFor()
  const throttle = await page.context().newCDPSession(page)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => {
    const took: number[] = []
    Object.assign(window, { took })
    const { port1, port2 } = new MessageChannel()
    let began = 0
    // A message sent from a frame is read once that frame is painted.
    port1.onmessage = () => took.push(performance.now() - began)
    document.querySelector('#calculator form')?.addEventListener('input', ({ timeStamp }) => {
      began = timeStamp
      requestAnimationFrame(() => port2.postMessage(0))
    })
  })
  const bill = page.locator('#calculator-bill')
  const times: number[] = []
  for (let index = 0; index < keystrokes; index++) {
    await bill.press(index % 2 === 0 ? '1' : 'Backspace')
    await page.waitForFunction(
      (count) => (window as unknown as { took: number[] }).took.length > count,
      index,
    )
    await page.waitForTimeout(250)
  }
  times.push(...(await page.evaluate(() => (window as unknown as { took: number[] }).took)))
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return times
}
