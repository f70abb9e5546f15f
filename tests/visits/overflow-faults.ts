import type { Page } from '@playwright/test'

/**
 * What is wider than the box it is in, at the window's width. Left out is what scrolls on purpose, what only a screen
 * reader reads, and drawings, which may run on behind an edge.
 */
export async function overflowFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isClipped = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== 'none' ||
      (element.parentElement !== null && isClipped(element.parentElement))
    const isMeant = (element: Element) =>
      isClipped(element) || ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    const boxes = document.querySelectorAll<HTMLElement>(
      'html, main, main :not(svg, svg *, option)',
    )
    return Array.from(boxes)
      .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth)
      .filter((one) => !isMeant(one))
      .map((one) => {
        const name = one.id || one.className || one.textContent?.trim().slice(0, 40)
        return `${one.localName} “${name}”: ${one.scrollWidth} in ${one.clientWidth} px`
      })
  })
}
