import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'

/** A filter as a pill. `set` is one that is on; pressing it takes it away. */
export function Chip({
  set,
  late,
  children,
  ...rest
}: { set?: boolean; late?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.chip}
      data-set={set || undefined}
      data-late={late || undefined}
    >
      {children}
      {set && <Icon name="cross" size={12} />}
    </button>
  )
}

/** For links that look like pills; `data-set` is on the one that is chosen. */
export const chipClass = styles.chip

/** A pill, or a quiet button, that opens a small sheet of choices below it. `close` is called when one was taken. */
export function ChipSheet({
  label,
  quiet,
  children,
}: {
  label: ReactNode
  quiet?: boolean
  children: (close: () => void) => ReactNode
}) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const close = () => {
    sheet.current?.hidePopover()
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={quiet ? styles.quiet : styles.chip}
        data-add=""
        popoverTarget={id}
      >
        {label} <Icon name="caret" size={12} />
      </button>
      <div
        ref={sheet}
        id={id}
        className={styles.sheet}
        popover="auto"
        onToggle={(event) => {
          if (event.newState === 'open') place(sheet.current, button.current)
        }}
      >
        {children(close)}
      </div>
    </>
  )
}

/** Below its button, within the window. On phones the style sheet puts it at the foot instead. */
function place(sheet: HTMLElement | null, button: HTMLElement | null): void {
  if (!sheet || !button) return
  const { left, bottom } = button.getBoundingClientRect()
  const most = document.documentElement.clientWidth - sheet.offsetWidth - 8
  sheet.style.setProperty('--left', `${Math.max(8, Math.min(left, most))}px`)
  sheet.style.setProperty('--top', `${bottom + 4}px`)
}
