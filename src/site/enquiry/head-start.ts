/** What a visitor did to a form that was not hydrated yet: pressed an answer, or what goes on to the next step. */
export type HeadStart = 'chose' | 'proceeded'

export function headStartIn(pressed: readonly Event[]): HeadStart | undefined {
  const clicks = pressed.filter(
    (event): event is MouseEvent => event.type === 'click' && event instanceof MouseEvent,
  )
  if (clicks.some(({ target }) => isOnButton(target))) return 'proceeded'
  return clicks.some(({ detail }) => detail > 0) ? 'chose' : undefined
}

function isOnButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-continue], [type=submit]') !== null
}
