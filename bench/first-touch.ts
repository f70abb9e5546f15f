import { setTimeout as wait } from 'node:timers/promises'
import { withChromium } from './chromium.ts'
import { openTab } from './devtools.ts'
import { slowdown } from './keystrokes.ts'

/**
 * The long tasks after the first touch of the calculator at this address, in milliseconds, with the processor slowed down: the
 * script is compiled, the form hydrated and the result calculated.
 */
export async function timeFirstTouch(url: string): Promise<number[]> {
  return withChromium(async (port) => {
    const tab = await openTab(port)
    const phone = { width: 390, height: 844, deviceScaleFactor: 1, mobile: false }
    await tab.send('Emulation.setDeviceMetricsOverride', phone)
    await tab.send('Page.navigate', { url })
    await tab.evaluate(untilLoaded)
    await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await wait(1500)
    await tab.evaluate(touchBill)
    await wait(2500)
    const tasks = await tab.evaluate<number[]>('tasks')
    tab.close()
    return tasks
  })
}

const untilLoaded = `new Promise((resolve) => {
  const look = () =>
    document.readyState === 'complete' && document.querySelector('#calculator-bill') ? resolve() : setTimeout(look, 50)
  look()
})`

/** Until the calculator answers by its script: only then is there a link to copy. */
const touchBill = `new Promise((resolve) => {
  window.tasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask' })
  const isReady = () => [...document.querySelectorAll('button')].some((one) => one.textContent.includes('Copy a link'))
  new MutationObserver((_, observer) => {
    if (!isReady()) return
    observer.disconnect()
    resolve()
  }).observe(document.body, { childList: true, subtree: true, attributes: true })
  document.querySelector('#calculator-bill').focus()
})`
