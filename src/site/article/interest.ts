/**
 * Picking an interest leads to the form it travels with. Arrow keys only look around: for those who use them there
 * is 'Get started'.
 */
export function bringInterestToLife(picker: HTMLElement & { k?: Event[] }): void {
  picker.addEventListener('click', follow)
  for (const event of picker.k ?? []) if (event.type === 'click') follow(event)
}

function follow(event: Event): void {
  const picked = event.target instanceof Element && event.target.closest('label, input')
  if (picked && event instanceof MouseEvent && event.detail > 0)
    document.getElementById('quote')?.scrollIntoView()
}
