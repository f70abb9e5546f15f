import { foundSaid, numbersKey } from '#content/calculators/numbers-found.ts'

/** Called by the inline script of the thank-you page where a form has left numbers in this tab. */
export function touch(element: HTMLElement): void {
  const numbers = sessionStorage.getItem(numbersKey)
  const place = element.querySelector('[data-found]')
  if (!numbers || !place) return
  place.textContent = foundSaid(JSON.parse(numbers))
  element.hidden = false
}
