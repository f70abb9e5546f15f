import type { Touched } from './hydrate.tsx'

/** Shares the page by the device's own sheet, or copies its address and says so. */
async function share(button: HTMLElement): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  if (navigator.share) {
    // Closing the sheet is no failure.
    await navigator.share({ title: document.title, url }).catch(() => {})
    return
  }
  const copied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  button.textContent = copied ? 'Link copied' : url
}

/** Called by the inline script. The button's first press has brought this script: it counts. */
export function touch(button: Touched): void {
  const isPressed = Array.isArray(button.k) && button.k.some(({ type }) => type === 'click')
  button.addEventListener('click', () => void share(button))
  if (isPressed) void share(button)
  button.k = { push: () => 0 }
}
