import { useEffect, useRef, useState } from 'react'
import styles from './Notices.module.css'

export type Notice = { message: string }
export type NoticesProps = { notice: Notice | undefined }

const durationMs = 5000

/**
 * Lays a notice over the page for five seconds, or longer while a pointer or the focus is on it or nobody sees the
 * page. Alt+T moves the focus there. A new notice replaces the one before it.
 */
export function Notices({ notice }: NoticesProps) {
  const [current, setCurrent] = useState<Notice & { id: number }>()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const item = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (!notice) return
    setHovered(false)
    setFocused(false)
    // With a new key the same message is read out again when sending fails again.
    setCurrent((last) => ({ ...notice, id: (last?.id ?? 0) + 1 }))
  }, [notice])

  useEffect(() => {
    if (!current || hovered || focused) return
    const timer = setInterval(() => {
      if (!document.hidden) setCurrent(undefined)
    }, durationMs)
    return () => clearInterval(timer)
  }, [current, hovered, focused])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT') item.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <section className={styles.notices} aria-label="Notifications alt+T" aria-live="polite">
      <ol>
        {current && (
          <li
            key={current.id}
            ref={item}
            className={`${styles.box} ${styles.notice}`}
            tabIndex={-1}
            onPointerEnter={() => setHovered(true)}
            onPointerLeave={() => setHovered(false)}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <circle cx="10" cy="10" r="8" fill="currentColor" />
              <path
                d="M10 5.7v4.6"
                stroke="var(--clay-pale)"
                strokeWidth="1.5"
                strokeLinecap="round"
              />
              <circle cx="10" cy="14" r="1" fill="var(--clay-pale)" />
            </svg>
            <div>
              <p className={styles.title}>Error</p>
              <p>{current.message}</p>
            </div>
          </li>
        )}
      </ol>
    </section>
  )
}
