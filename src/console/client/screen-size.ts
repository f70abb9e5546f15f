import { createStore, type Store, useStore } from './store.ts'

const phone = mediaStore('(max-width: 720px)')
const narrow = mediaStore('(max-width: 980px)')

/** Whether the screen is as narrow as a phone’s. */
export function useIsPhone(): boolean {
  return useStore(phone)
}

/** Whether there is no room for a table of leads beside the sidebar. */
export function useIsNarrow(): boolean {
  return useStore(narrow)
}

function mediaStore(query: string): Store<boolean> {
  const media = window.matchMedia(query)
  const matches = createStore(media.matches)
  media.addEventListener('change', () => matches.set(media.matches))
  return matches
}
