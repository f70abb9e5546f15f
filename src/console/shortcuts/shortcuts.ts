import { useLayoutEffect, useRef } from 'react'

/** What to do by what is pressed: 'j', 'Enter', or two keys in a row, 'g i'. */
export type Shortcuts = Record<string, () => void>

const storageKey = 'keys-off'
const twoKeysWithinMs = 1500

/** The shortcuts of the components on the screen, the latest first. */
const active: { current: Shortcuts }[] = []
let firstKey: { key: string; at: number } | undefined

export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(storageKey) === null
  } catch {
    return true
  }
}

export function setShortcutsOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, '')
  } catch {
    // Without storage, shortcuts stay on.
  }
}

/** Adds shortcuts for as long as the component is on the screen. Those added last win. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  // Layout effects, so that a key pressed right after the first paint does what is on the screen.
  useLayoutEffect(() => {
    latest.current = shortcuts
  })
  useLayoutEffect(() => {
    active.unshift(latest)
    if (active.length === 1) window.addEventListener('keydown', handleKey)
    return () => {
      active.splice(active.indexOf(latest), 1)
      if (active.length === 0) window.removeEventListener('keydown', handleKey)
    }
  }, [])
}

function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (isForSomethingElse(event) || !areShortcutsOn()) return
  const action = actionFor(event.key)
  if (!action) return
  event.preventDefault()
  action()
}

/** Keys belong to open dialogs and popovers, to fields, and Enter also to what it presses. A checkbox takes no letters. */
function isForSomethingElse({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open], [popover]:popover-open')) return true
  if (!(target instanceof HTMLElement)) return false
  const isField = target.matches('input:not([type="checkbox"]), textarea, select')
  if (isField || target.isContentEditable) return true
  return key === 'Enter' && target.matches('a, button, summary, input')
}

function actionFor(key: string): (() => void) | undefined {
  const isSecondKey = firstKey && Date.now() - firstKey.at < twoKeysWithinMs
  const sequence = isSecondKey ? `${firstKey?.key} ${key}` : key
  firstKey = undefined
  if (isSecondKey) return findAction(sequence)
  const isFirstKey = active.some(({ current }) =>
    Object.keys(current).some((name) => name.startsWith(`${key} `)),
  )
  if (!isFirstKey) return findAction(key)
  firstKey = { key, at: Date.now() }
  return () => {}
}

function findAction(name: string): (() => void) | undefined {
  return active.map(({ current }) => current[name]).find((action) => action !== undefined)
}
