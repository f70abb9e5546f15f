/** The address holds what was told: whoever opens it sees the same answer. */
export function bringCopyToLife(section: HTMLElement): void {
  const button = section.querySelector<HTMLButtonElement>('[data-copy]')
  if (!button) return
  button.hidden = false
  button.addEventListener('click', () => void copy(button))
}

async function copy(button: HTMLButtonElement): Promise<void> {
  const copied = await navigator.clipboard?.writeText(location.href).then(
    () => true,
    () => false,
  )
  button.textContent = copied ? 'Link copied' : location.href
}
