import type { Page } from '@playwright/test'
import { routesOf } from '#content/routes.ts'
import { calculatorAt } from '#edition/calculators/calculators.ts'
import { routes } from '#edition/routes.ts'
import { overflowFaults } from './overflow-faults.ts'
import { textFaults } from './text-faults.ts'
import { expect, test } from './visit.ts'

/** From the smallest phone to the widest screen. */
const widths = [320, 390, 700, 820, 1024, 1366, 1920, 2560]
/** Also those between, at which nothing may be wider than its box. */
const everyWidth = [320, 360, 390, 600, 768, 820, 1024, 1180, 1280, 1366, 1440, 1920, 2560]

type Box = { left: number; top: number; right: number; bottom: number }
type Named = Box & { name: string }
/** `scrolls` if it is in something that scrolls sideways. */
type Line = Named & { scrolls: boolean }
type Layout = { words: Line[]; cards: Named[]; subjects: Named[] }

/** Where words, forms and the subjects of pictures lie on the page, in pixels. */
async function measure(page: Page): Promise<Layout> {
  return page.evaluate(async () => {
    const boxOf = ({ left, top, right, bottom }: DOMRect, name: string) => ({
      name,
      left: left + scrollX,
      top: top + scrollY,
      right: right + scrollX,
      bottom: bottom + scrollY,
    })

    /** What a picture is about, as far as its frame shows it; all of the picture where nothing is marked. */
    const subjectsOf = (svg: Element, name: string) => {
      const frame = boxOf(svg.getBoundingClientRect(), name)
      const marked = Array.from(svg.querySelectorAll('[data-subject]'))
      return (marked.length ? marked : [svg]).map((subject) => {
        const drawn = boxOf(subject.getBoundingClientRect(), name)
        return {
          name,
          left: Math.max(drawn.left, frame.left),
          top: Math.max(drawn.top, frame.top),
          right: Math.min(drawn.right, frame.right),
          bottom: Math.min(drawn.bottom, frame.bottom),
        }
      })
    }

    // They are read once for all widths.
    const cache = window as unknown as { drawings?: Map<string, Element> }
    cache.drawings ??= new Map()
    const { drawings } = cache
    const drawingOf = async (address: string): Promise<Element> => {
      const before = drawings.get(address)
      if (before) return before
      const text = await (await fetch(address)).text()
      const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
      drawings.set(address, drawing)
      return drawing
    }

    /** A picture that is a file has no shapes to measure, so its drawing is laid over it for a moment. */
    const subjectsInFile = async (picture: HTMLImageElement) => {
      const name = new URL(picture.src).pathname
      const svg = (await drawingOf(picture.src)).cloneNode(true) as Element
      const { left, top, width, height } = picture.getBoundingClientRect()
      const { objectFit, objectPosition } = getComputedStyle(picture)
      const [across, down] = objectPosition
        .split(' ')
        .map((at) => (at.startsWith('0') ? 'Min' : at === '100%' ? 'Max' : 'Mid'))
      svg.setAttribute('width', `${width}`)
      svg.setAttribute('height', `${height}`)
      svg.setAttribute(
        'preserveAspectRatio',
        objectFit === 'cover' ? `x${across}Y${down} slice` : 'none',
      )
      Object.assign((svg as unknown as SVGElement).style, {
        position: 'absolute',
        left: `${left + scrollX}px`,
        top: `${top + scrollY}px`,
      })
      document.body.append(svg)
      const subjects = subjectsOf(svg, name)
      svg.remove()
      return subjects
    }

    const files = document.querySelectorAll<HTMLImageElement>('img[src^="/pictures/"]')
    const inFiles = await Promise.all(Array.from(files, subjectsInFile))
    const inline = Array.from(document.querySelectorAll('svg:has([data-subject])'), (svg) =>
      subjectsOf(svg, 'the house that answers'),
    )

    const cards = Array.from(document.querySelectorAll('main form'), (form) =>
      boxOf(form.getBoundingClientRect(), 'the card'),
    )

    const known = new Map<Element, boolean>()
    const scrollsSideways = (element: Element): boolean => {
      const scrolls =
        known.get(element) ??
        (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
          (element.parentElement !== null && scrollsSideways(element.parentElement)))
      known.set(element, scrolls)
      return scrolls
    }

    const words = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const around = text.parentElement
      if (!text.textContent?.trim() || !around?.checkVisibility() || around.closest('form, .skip'))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const scrolls = scrollsSideways(around)
      for (const line of range.getClientRects())
        if (line.width > 1 && getComputedStyle(around).clipPath === 'none')
          words.push({ ...boxOf(line, text.textContent.trim()), scrolls })
    }
    return { words, cards, subjects: [...inFiles, ...inline].flat() }
  })
}

const meet = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

function collisions({ words, cards, subjects }: Layout): string[] {
  const between = (ones: Named[], others: Named[]) =>
    ones.flatMap((one) =>
      others.filter((other) => meet(one, other)).map((other) => `${one.name} × ${other.name}`),
    )
  return [
    ...new Set([
      ...between(words, subjects),
      ...between(cards, subjects),
      ...between(words, cards),
    ]),
  ]
}

/** Words that run out of the screen, where nothing can be scrolled to read them. */
function cutOff({ words }: Layout, width: number): string[] {
  return words
    .filter(({ left, right, scrolls }) => !scrolls && (left < -1 || right > width + 1))
    .map(({ name }) => `${name} is cut off`)
}

/** The faults found at each width. */
async function atEveryWidth(
  page: Page,
  wrong: (width: number) => Promise<string[]>,
  all: readonly number[] = widths,
) {
  const found: Record<number, string[]> = {}
  for (const width of all) {
    await page.setViewportSize({ width, height: 900 })
    const here = await wrong(width)
    if (here.length > 0) found[width] = here
  }
  return found
}

/** The faults of a hero's picture: it should reach both edges and the foot of the hero and show its subject whole. */
async function faultsOfHero(page: Page, { subjects }: Layout): Promise<string[]> {
  const [hero, picture] = [page.locator('#top'), page.locator('#top > :last-child')]
  const [around, drawn] = await Promise.all([hero.boundingBox(), picture.boundingBox()])
  if (!around || !drawn) return ['no picture']
  const [right, foot] = [around.x + around.width, around.y + around.height]
  const visible = subjects.filter(({ top }) => top < foot)
  const scrolled = await hero.evaluate((element) => {
    element.scrollLeft = 100
    return element.scrollLeft
  })
  const faults = {
    'no subject marked': visible.length === 0,
    'a subject cut off': visible.some((one) => one.left < around.x || one.right > right),
    'bare sky beside the picture': drawn.x > around.x || drawn.x + drawn.width < right,
    'bare sky below the picture': Math.abs(drawn.y + drawn.height - foot) > 1,
    'a field in focus could scroll it aside': scrolled !== 0,
  }
  return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [fault] : []))
}

const withHero: readonly string[] = routesOf('home', 'guide', 'alias', 'contact')
/** Contact has its form on paper, and on phones the calculators take the place of their scene. */
const hasScene = (route: string, width: number) =>
  route !== '/contact' && (width >= 960 || !calculatorAt(route))

for (const route of Object.keys(routes)) {
  const hasHero = withHero.includes(route)
  test(`words, card and house never meet on ${route}${hasHero ? ', and every answer is inside its card' : ''}`, {
    tag: '@looks',
  }, async ({ page }) => {
    await page.goto(route)
    const wrong = async (width: number) => {
      const layout = await measure(page)
      expect(layout.words.length).toBeGreaterThan(20)
      return [
        ...collisions(layout),
        ...cutOff(layout, width),
        ...(await textFaults(page)),
        ...(hasHero && hasScene(route, width) ? await faultsOfHero(page, layout) : []),
      ]
    }
    expect(await atEveryWidth(page, wrong)).toEqual({})
    expect(await atEveryWidth(page, () => overflowFaults(page), everyWidth)).toEqual({})
    if (!hasHero) return

    // All steps at once, as after a rejected post.
    await page.evaluate(() => {
      for (const form of document.querySelectorAll('[data-touch="enquiry"]'))
        form.removeAttribute('data-touch')
    })
    const beyond = async () => [
      ...(await answersBeyondTheirCard(page)),
      ...(await textFaults(page)),
    ]
    expect(await atEveryWidth(page, beyond)).toEqual({})
  })
}

async function answersBeyondTheirCard(page: Page): Promise<string[]> {
  return page.locator('main form').evaluateAll((forms) =>
    forms.flatMap((form) => {
      const card = form.getBoundingClientRect()
      return Array.from(form.querySelectorAll('fieldset :is(label, label > b)'))
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect()
          return left < card.left || right > card.right || part.scrollWidth > part.clientWidth + 1
        })
        .map(({ textContent }) => textContent ?? '')
    }),
  )
}

test('a short page ends at the bottom of a large window', { tag: '@looks' }, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 2400 })
  await page.goto('/search')
  const end = await page
    .locator('body > footer')
    .evaluate((footer) => footer.getBoundingClientRect().bottom)
  expect(end).toBe(2400)
})

test('logo, number and menu are on the screen, one beside the other', { tag: '@looks' }, async ({
  page,
}) => {
  await page.goto('/')
  const wrong = () =>
    page.locator('header').evaluate((header) => {
      const controls = Array.from(header.querySelectorAll('a, button'))
        .filter((control) => control.checkVisibility())
        .map((control) => ({
          name: control.textContent || control.ariaLabel || '',
          ...control.getBoundingClientRect().toJSON(),
        }))
        .toSorted((one, other) => one.left - other.left)
      return controls
        .filter(({ right }, index) => right > (controls[index + 1]?.left ?? innerWidth))
        .map(({ name }) => name)
    })
  expect(await atEveryWidth(page, wrong)).toEqual({})
})
