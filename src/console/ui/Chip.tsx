import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'

/** A filter as a pill; `set` when it is on. */
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

/** For links that look like pills; the chosen one has `data-set`. */
export const chipClass = styles.chip

/** A pill, or a quiet button, that opens a popover of choices. `children` get a function to close it. */
export function ChipPopover({
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
      <div ref={sheet} id={id} className={styles.sheet} popover="auto">
        {children(close)}
      </div>
    </>
  )
}
