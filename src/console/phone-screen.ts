import { useSyncExternalStore } from 'react'

const phone = window.matchMedia('(max-width: 720px)')
const narrow = window.matchMedia('(max-width: 980px)')

/** Whether the screen is no wider than a phone’s. */
export function useIsPhone(): boolean {
  return useMatches(phone)
}

/** Whether a table of leads has no room beside the rail. */
export function useIsNarrow(): boolean {
  return useMatches(narrow)
}

function useMatches(media: MediaQueryList): boolean {
  return useSyncExternalStore(
    (watcher) => {
      media.addEventListener('change', watcher)
      return () => media.removeEventListener('change', watcher)
    },
    () => media.matches,
  )
}
