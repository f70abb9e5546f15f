import type { Page } from '@playwright/test'
import { routes } from '#edition/routes.ts'
import { browserArguments, findBrowser } from '../browser.ts'
import { expect, test } from './visit.ts'

// Set as in the browser's settings, where CSS finds it in rem and in media queries.
const twiceTheText = '--blink-settings=defaultFontSize=32'
test.use({
  launchOptions: { executablePath: findBrowser(), args: [...browserArguments, twiceTheText] },
})

test('nothing is cut off at twice the text on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const cut: Record<string, string[]> = {}
  for (const path of Object.keys(routes)) {
    await page.goto(path)
    const texts = await textsBeyondTheEdge(page)
    if (texts.length > 0) cut[path] = texts
  }
  expect(cut).toEqual({})
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
})

/** Texts and fields of the page, folds open, that reach beyond an edge, where nothing scrolls to them. */
async function textsBeyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    for (const fold of document.querySelectorAll('details')) fold.open = true

    const scrollsOrIsHidden = (element: Element): boolean => {
      const { overflowX, clipPath } = getComputedStyle(element)
      return (
        ['auto', 'scroll'].includes(overflowX) ||
        clipPath !== 'none' ||
        (element.parentElement !== null && scrollsOrIsHidden(element.parentElement))
      )
    }
    const isRead = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('option') &&
      !scrollsOrIsHidden(element)
    const isBeyond = ({ left, right, width }: DOMRect) =>
      width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1)

    const found: string[] = []
    const range = document.createRange()
    for (const main of document.querySelectorAll('main')) {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode.textContent?.trim()
        range.selectNodeContents(texts.currentNode)
        if (!text || !Array.from(range.getClientRects()).some(isBeyond)) continue
        if (isRead(texts.currentNode.parentElement)) found.push(text)
      }
      for (const field of main.querySelectorAll('input, select, textarea, button, .button'))
        if (isBeyond(field.getBoundingClientRect()) && isRead(field))
          found.push(`${field.localName} ${field.id || field.textContent}`)
    }
    return found
  })
}
