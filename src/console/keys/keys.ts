import { useEffect, useLayoutEffect, useRef } from 'react'

/** What keys do on a screen, by what is pressed: 'j', 'Enter', 'g i'. */
export type Keys = Record<string, () => void>

const resting = 'keys-off'
const screens: { current: Keys }[] = []
let begun: { key: string; at: number } | undefined

export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(resting) === null
  } catch {
    return true
  }
}

export function turnKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(resting)
    else localStorage.setItem(resting, '')
  } catch {
    // Storage that is switched off remembers nothing: keys stay on.
  }
}

/** Lets single keys act while this screen is shown; the screen shown last is asked first. */
export function useKeys(keys: Keys): void {
  const held = useRef(keys)
  // Before anybody can press: what is on the screen is what keys are for.
  useLayoutEffect(() => {
    held.current = keys
  })
  useEffect(() => {
    screens.unshift(held)
    if (screens.length === 1) window.addEventListener('keydown', press)
    return () => {
      screens.splice(screens.indexOf(held), 1)
      if (screens.length === 0) window.removeEventListener('keydown', press)
    }
  }, [])
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (isBusy(event) || !areKeysOn()) return
  const act = actFor(event.key)
  if (!act) return
  event.preventDefault()
  act()
}

/** Keys rest while somebody writes or chooses; Enter belongs to whatever link or button has the focus. */
function isBusy({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], [popover]:popover-open')) return true
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('input, textarea, select') || target.isContentEditable) return true
  return key === 'Enter' && target.matches('a, button, summary')
}

function actFor(key: string): (() => void) | undefined {
  const started = begun && Date.now() - begun.at < 1500 ? `${begun.key} ${key}` : undefined
  begun = undefined
  if (started) return find(started)
  const begins = screens.some((screen) =>
    Object.keys(screen.current).some((name) => name.startsWith(`${key} `)),
  )
  if (begins) {
    begun = { key, at: Date.now() }
    return () => {}
  }
  return find(key)
}

function find(name: string): (() => void) | undefined {
  return screens.map((screen) => screen.current[name]).find((act) => act !== undefined)
}
