import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import styles from './Popover.module.css'

/** A button that opens a sheet. What is in it is there only while it is open, so that a form in it may take the focus. */
export function Popover({
  label,
  className,
  above,
  button,
  busy,
  isAdding,
  children,
}: {
  label: ReactNode
  className: string
  /** Whether the sheet is above the button, for those at the foot of the screen. */
  above?: boolean
  /** For shortcuts that open it. */
  button?: RefObject<HTMLButtonElement | null>
  busy?: boolean
  /** Whether it adds something, which its look says. */
  isAdding?: boolean
  /** Gets a function to close it. */
  children: (close: () => void) => ReactNode
}) {
  const id = useId()
  const own = useRef<HTMLButtonElement>(null)
  const opener = button ?? own
  const sheet = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const element = sheet.current
    const handleToggle = ({ newState }: ToggleEvent) => setOpen(newState === 'open')
    element?.addEventListener('toggle', handleToggle)
    return () => element?.removeEventListener('toggle', handleToggle)
  }, [])
  const close = () => {
    sheet.current?.hidePopover()
    opener.current?.focus()
  }
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={className}
        data-add={isAdding ? '' : undefined}
        popoverTarget={id}
        aria-disabled={busy || undefined}
      >
        {label}
      </button>
      <div
        ref={sheet}
        id={id}
        className={styles.sheet}
        data-above={above || undefined}
        popover="auto"
      >
        {isOpen && children(close)}
      </div>
    </>
  )
}
