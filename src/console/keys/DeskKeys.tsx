import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { KeysDialog } from './KeysDialog.tsx'
import { useKeys } from './keys.ts'

/** The keys that do the same on every screen. */
export function DeskKeys() {
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  useKeys({
    'g i': () => void navigate({ to: '/console', search: {} }),
    'g n': () => void navigate({ to: '/console/insights' }),
    'g s': () => void navigate({ to: '/console/settings' }),
    '?': () => dialog.current?.showModal(),
  })
  return <KeysDialog dialog={dialog} />
}
