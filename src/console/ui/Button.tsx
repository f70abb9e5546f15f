import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'

type ButtonLook = {
  /** Gold is the next step, one a screen; dark the second-strongest; plain the rest; quiet looks like a link. */
  look?: 'gold' | 'dark' | 'plain' | 'quiet'
  small?: boolean
  /** As wide as its parent, and high enough for a thumb. */
  wide?: boolean
}

export function Button({
  look = 'plain',
  small,
  wide,
  busy,
  className,
  ...rest
}: ButtonLook & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      // Unlike a disabled button, a busy one keeps the focus. A second press does nothing.
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      className={buttonClass({ look, small, wide }, className)}
    />
  )
}

/** For links that look like buttons. */
export function buttonClass({ look = 'plain', small, wide }: ButtonLook, more = ''): string {
  return [styles.button, styles[look], small && styles.small, wide && styles.wide, more]
    .filter(Boolean)
    .join(' ')
}

/** A button that looks like a link within text. */
export function TextButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`${styles.text} ${className}`} />
}

/** A button that reveals a form that is seldom needed. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.disclosure}>
      <summary className={buttonClass({})}>{label}</summary>
      {children}
    </details>
  )
}
