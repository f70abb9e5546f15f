import { useOperator } from '../client/session.ts'
import type { IconName } from '../ui/Icon.tsx'

/** The screens that every navigation of the desk leads to, in its order: the sidebar, phones' tabs, calling mode and keys. */
export const screens = [
  { to: '/console', name: 'Queue', icon: 'inbox', keys: 'g i', ownersOnly: false },
  { to: '/console/installers', name: 'Installers', icon: 'house', keys: 'g l', ownersOnly: true },
  { to: '/console/ledger', name: 'Ledger', icon: 'note', keys: 'g e', ownersOnly: true },
  { to: '/console/insights', name: 'Insights', icon: 'chart', keys: 'g n', ownersOnly: false },
  { to: '/console/settings', name: 'Settings', icon: 'settings', keys: 'g s', ownersOnly: false },
] as const satisfies {
  to: string
  name: string
  icon: IconName
  keys: string
  ownersOnly: boolean
}[]

/** Those that the operator may open. */
export function useScreens() {
  const isOwner = useOperator().role === 'owner'
  return screens.filter(({ ownersOnly }) => isOwner || !ownersOnly)
}
