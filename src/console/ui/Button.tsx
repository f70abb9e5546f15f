import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Look = {
  /** Gold is the next step, one a screen; dark the second-strongest; plain the rest; quiet looks like a link. */
  look?: 'gold' | 'dark' | 'plain' | 'quiet'
  small?: boolean
  /** As wide as its place, and as high as a thumb. */
  wide?: boolean
}

export function Button({
  look = 'plain',
  small,
  wide,
  busy,
  className,
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      // While it works it keeps the focus, and a second press does nothing.
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      className={buttonClass({ look, small, wide }, className)}
    />
  )
}

/** For links that look like buttons. */
export function buttonClass({ look = 'plain', small, wide }: Look, more = ''): string {
  return [styles.button, styles[look], small && styles.small, wide && styles.wide, more]
    .filter(Boolean)
    .join(' ')
}
