import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useOperator } from '../client/session.ts'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { useShortcuts } from './shortcuts.ts'

/** The shortcuts that work on every screen. */
export function GlobalShortcuts() {
  const navigate = useNavigate()
  const isOwner = useOperator().role === 'owner'
  const dialog = useRef<HTMLDialogElement>(null)
  useShortcuts({
    s: () => void navigate({ to: '/console/calling' }),
    'g i': () => void navigate({ to: '/console', search: {} }),
    ...(isOwner ? { 'g l': () => void navigate({ to: '/console/installers' }) } : {}),
    'g n': () => void navigate({ to: '/console/insights' }),
    'g s': () => void navigate({ to: '/console/settings' }),
    '?': () => dialog.current?.showModal(),
  })
  return <ShortcutsDialog dialog={dialog} />
}
