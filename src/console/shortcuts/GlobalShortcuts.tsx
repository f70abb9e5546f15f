import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { useScreens } from './screens.ts'
import { useShortcuts } from './shortcuts.ts'

/** The shortcuts that work on every screen. */
export function GlobalShortcuts() {
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const open = useScreens().map(({ keys, to }) => [keys, () => void navigate({ to })] as const)
  useShortcuts({
    ...Object.fromEntries(open),
    s: () => void navigate({ to: '/console/calling' }),
    '?': () => dialog.current?.showModal(),
  })
  return <ShortcutsDialog dialog={dialog} />
}
