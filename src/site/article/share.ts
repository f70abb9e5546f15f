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

/** The button's first press has brought this script: it counts. */
export function bringShareToLife(button: HTMLElement & { k?: Event[] }): void {
  const pressed = button.k?.some(({ type }) => type === 'click')
  button.addEventListener('click', () => void share(button))
  if (pressed) void share(button)
}
