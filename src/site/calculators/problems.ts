import type { Problems } from '#domain/estimate/inputs.ts'

/** Tells what is wrong, beside each field and above the answer; what is no longer wrong goes. */
export function tellProblems(place: HTMLElement, problems: Problems): void {
  const told = problems as Record<string, string | undefined>
  const entries = Object.entries(told)
  const summary = place.querySelector<HTMLElement>('[data-problems]')
  if (entries.length === 0 && summary?.hidden) return
  for (const beside of place.querySelectorAll<HTMLElement>('[data-problem]')) {
    const name = beside.dataset.problem ?? ''
    const message = told[name]
    beside.hidden = message === undefined
    beside.textContent = message ?? ''
    const field = place.querySelector(`[name="${name}"]`)
    if (message === undefined) field?.removeAttribute('aria-invalid')
    else {
      field?.setAttribute('aria-invalid', 'true')
      field?.closest('[data-part]')?.removeAttribute('hidden')
      field?.closest('details')?.setAttribute('open', '')
    }
  }
  if (!summary) return
  summary.hidden = entries.length === 0
  summary.querySelector('ul')?.replaceChildren(
    ...entries.map(([name, message = '']) => {
      const [item, link] = [document.createElement('li'), document.createElement('a')]
      link.href = `#calculator-${name}`
      link.textContent = message
      // The fragment holds what was told; it stays.
      link.addEventListener('click', (event) => {
        event.preventDefault()
        document.getElementById(`calculator-${name}`)?.focus()
      })
      item.append(link)
      return item
    }),
  )
}
