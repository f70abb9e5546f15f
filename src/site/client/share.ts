import type { HydrationTarget } from './hydrate.tsx'

/** Opens the device's share sheet, or copies the page's address and says so. */
async function share(button: HTMLElement): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  if (navigator.share) {
    // It rejects when the visitor closes the sheet.
    await navigator.share({ title: document.title, url }).catch(() => {})
    return
  }
  const copied = await navigator.clipboard?.writeText(url).then(
    () => true,
    () => false,
  )
  button.textContent = copied ? 'Link copied' : url
}

/** Called by the inline script. A click that loaded this script shares at once. */
export function touch(button: HydrationTarget): void {
  const isPressed = Array.isArray(button.k) && button.k.some(({ type }) => type === 'click')
  button.addEventListener('click', () => void share(button))
  if (isPressed) void share(button)
  button.k = { push: () => 0 }
}
