import { createStore, type Store, useStore } from './store.ts'

const phone = mediaStore('(max-width: 720px)')
const narrow = mediaStore('(max-width: 980px)')

/** Whether the screen is no wider than a phone’s. */
export function useIsPhone(): boolean {
  return useStore(phone)
}

/** Whether a table of leads has no room beside the rail. */
export function useIsNarrow(): boolean {
  return useStore(narrow)
}

function mediaStore(query: string): Store<boolean> {
  const media = window.matchMedia(query)
  const matches = createStore(media.matches)
  media.addEventListener('change', () => matches.set(media.matches))
  return matches
}
