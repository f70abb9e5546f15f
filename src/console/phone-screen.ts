import { useSyncExternalStore } from 'react'

const phone = window.matchMedia('(max-width: 720px)')

/** Whether the screen is no wider than a phone’s: what is a table elsewhere is a list there. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      phone.addEventListener('change', watcher)
      return () => phone.removeEventListener('change', watcher)
    },
    () => phone.matches,
  )
}
