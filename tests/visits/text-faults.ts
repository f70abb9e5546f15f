import type { Page } from '@playwright/test'

/**
 * Texts that leave the box they are in, or print over another text, at the window's width: one pass over the page as
 * it is scrolled. What lies over the page on purpose (fixed or sticky) and what nobody sees are left out.
 */
export async function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { text: string; left: number; right: number; top: number; bottom: number }

    const known = new Map<Element, boolean>()
    const isLaidOverOrClipped = (element: Element): boolean => {
      const before = known.get(element)
      if (before !== undefined) return before
      const { position, clipPath } = getComputedStyle(element)
      const is =
        ['fixed', 'sticky'].includes(position) ||
        clipPath !== 'none' ||
        (element.parentElement !== null && isLaidOverOrClipped(element.parentElement))
      known.set(element, is)
      return is
    }

    const boxAround = (element: Element): Element => {
      const { parentElement } = element
      return parentElement && getComputedStyle(element).display.startsWith('inline')
        ? boxAround(parentElement)
        : element
    }

    const lines: Line[] = []
    const faults = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim()
      const parent = texts.currentNode.parentElement
      if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue
      // In a drawing the check above does not see what `display: none` hides.
      if (!parent.getClientRects().length) continue
      if (parent.closest('.skip, option') || isLaidOverOrClipped(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const box = parent.closest('svg') ? undefined : boxAround(parent).getBoundingClientRect()
      // A line's box is higher than its letters, and lines set solid share some of it.
      const letters = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.35
      for (const rect of range.getClientRects()) {
        if (rect.width <= 1) continue
        const middle = (rect.top + rect.bottom) / 2
        const { left, right } = rect
        lines.push({ text, left, right, top: middle - letters, bottom: middle + letters })
        if (!box) continue
        if (left < box.left - 1 || right > box.right + 1)
          faults.add(`“${text}” is wider than its box`)
        if (middle < box.top || middle > box.bottom) faults.add(`“${text}” is outside its box`)
      }
    }

    lines.sort((one, other) => one.top - other.top)
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (other.top >= one.bottom) break
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        if (width > 1 && one.bottom - other.top > 1)
          faults.add(`“${one.text}” and “${other.text}” overlap`)
      }
    return [...faults]
  })
}
