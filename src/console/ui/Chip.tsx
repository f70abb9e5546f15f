import type { ComponentProps, ReactNode } from 'react'
import styles from './Chip.module.css'
import { Icon } from './Icon.tsx'
import { Popover } from './Popover.tsx'

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
  return (
    <Popover
      isAdding
      className={(quiet ? styles.quiet : styles.chip) ?? ''}
      label={
        <>
          {label} <Icon name="caret" size={12} />
        </>
      }
    >
      {children}
    </Popover>
  )
}
