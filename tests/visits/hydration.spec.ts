import { load } from 'cheerio'
import { isGate } from '../depth.ts'
import { eventLimitMs } from '../limits.ts'
import { expect, test } from './visit.ts'

/**
 * Presses in the milliseconds between the first touch of a block and the end of its hydration, on a slow processor. The
 * block is put back as it was built before each, so that one page hydrates it as often as is asked.
 */

const presses = isGate ? 10 : 80

type Pressed = { rounds: number; during: number; held: number; taken: number }

const places = [
  {
    what: 'a form',
    path: '/',
    block: '[data-touch="enquiry"]',
    press: '[data-step][data-current] label',
    /** The form has moved on, and its draft holds the answer. */
    isTaken: `block.querySelector('[data-step][data-current]') !== first &&
      (sessionStorage[block.id] ?? '').includes(JSON.stringify(label.control.value))`,
  },
  {
    what: 'a calculator',
    path: '/solar-panel-savings',
    block: '#answer',
    press: 'label:has([type=radio])',
    isTaken: `label.control.checked && block.querySelectorAll('[type=radio]:checked').length === 1`,
  },
  {
    what: 'a picture',
    path: '/solar-batteries-guide',
    block: '[data-touch="blackout"]',
    press: 'label:has([type=radio])',
    isTaken: `label.control.checked &&
      block.textContent.includes('with the street') === (label.control.value === 'without')`,
  },
]

for (const { what, path, block, press, isTaken } of places)
  test(`nothing pressed while ${what} hydrates is lost, and nothing fails`, async ({ page }) => {
    await page.goto(path)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const place = { block, press, isTaken, presses, limitMs: eventLimitMs }
    const pressed = await page.evaluate(pressWhileHydrating, place)
    expect(pressed.taken).toBe(pressed.rounds)
    // React would otherwise hydrate all that is left before it hands the press on: one long task on a slow phone.
    expect(pressed.held).toBe(pressed.during)
  })

/** Runs in the page, until so many presses fell into a hydration or one was lost: later and later ones, up to how long the last took. */
async function pressWhileHydrating(place: {
  block: string
  press: string
  isTaken: string
  presses: number
  limitMs: number
}): Promise<Pressed> {
  const find = (root: ParentNode, selector: string) => root.querySelector(selector) as HTMLElement
  const isTaken = new Function('block', 'first', 'label', `return ${place.isTaken}`)
  const { port1, port2 } = new MessageChannel()
  /** As React's own slices are: in between, what was pressed is dispatched. */
  const nextSlice = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve
      port2.postMessage(0)
    })
  const until = async (isSo: () => boolean) => {
    const end = performance.now() + place.limitMs
    while (!isSo() && performance.now() < end) await nextSlice()
    return isSo()
  }
  // The inline script collects presses in `k` until the block takes them over.
  const isHydrating = (block: HTMLElement) =>
    Array.isArray((block as HTMLElement & { k?: unknown }).k)
  const hasBegun = (block: HTMLElement) =>
    Object.keys(block).some((key) => key.startsWith('__reactContainer'))

  const asBuilt = find(document, place.block).cloneNode(true)
  const pressed: Pressed = { rounds: 0, during: 0, held: 0, taken: 0 }
  let slices = 1
  while (pressed.during < place.presses) {
    const round = pressed.rounds++
    sessionStorage.clear()
    const block = asBuilt.cloneNode(true) as HTMLElement
    find(document, place.block).replaceWith(block)
    const first = find(block, '[data-step][data-current]')
    const labels = [...block.querySelectorAll(place.press)] as HTMLLabelElement[]
    const label = labels[round % labels.length] as HTMLLabelElement
    const touch = new PointerEvent('pointerdown', { bubbles: true })
    labels[0]?.dispatchEvent(touch)
    await until(() => hasBegun(block))
    const last = Math.floor((slices * (round % 8)) / 8)
    let slice = 0
    for (; slice < last && isHydrating(block); slice += 1) await nextSlice()
    const isDuring = isHydrating(block)
    if (isDuring) pressed.during += 1
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      label.dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, composed: true, detail: 1 }),
      )
    if (isDuring && isHydrating(block)) pressed.held += 1
    for (; isHydrating(block) && slice < 10_000; slice += 1) await nextSlice()
    slices = slice
    if (!(await until(() => isTaken(block, first, label)))) break
    pressed.taken += 1
  }
  return pressed
}

test('no two blocks of a page share a group of radios', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap-0.xml')).text()
  const paths = Array.from(sitemap.matchAll(/<loc>[^<]*?:\d+([^<]*)<\/loc>/g), ([, path]) => path)
  expect(paths.length).toBeGreaterThan(25)
  for (const path of paths) {
    const page = load(await (await request.get(path ?? '')).text())
    const blocks = new Map<string, Set<string>>()
    for (const element of page('input[type=radio]').toArray()) {
      const radio = page(element)
      const form = radio.attr('form') ?? radio.closest('form').attr('id') ?? ''
      const group = `${radio.attr('name')} of ${form || 'no form'}`
      const block = radio.closest('[data-touch]').attr('data-touch') ?? 'the page'
      blocks.set(group, (blocks.get(group) ?? new Set()).add(block))
    }
    for (const [group, names] of blocks) expect([...names], `${group} on ${path}`).toHaveLength(1)
  }
})
