import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import styles from './Notices.module.css'

export type Notice = {
  message: string
  /** As the server's own messages do. */
  saysWhatToDo?: boolean
}
export type NoticesProps = {
  notice: Notice | undefined
  /** The id of the line that stays at the last step’s button. Absent at others. */
  lineId: string | undefined
}

/** A failed send, over the page for a moment and in a line that stays here, at the button. */
export function Notices({ notice, lineId }: NoticesProps) {
  return (
    <>
      {notice && lineId && <NotSent {...notice} id={lineId} />}
      {createPortal(<Overlay notice={notice} />, document.body)}
    </>
  )
}

function NotSent({ message, saysWhatToDo, id }: Notice & { id: string }) {
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine)
  return (
    <p id={id} className={`problems ${styles.box} ${styles.line}`}>
      {saysWhatToDo ? message : isOnline ? unknown : offline}
    </p>
  )
}

// Without a response it may have arrived; the same submission is stored once.
const unknown =
  'We can’t tell whether that arrived. Your answers are kept in this tab: press again, and it counts once.'
const offline = 'You’re offline. Your answers are kept in this tab: press again once you’re back.'

function subscribeToConnection(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

const durationMs = 5000

/**
 * Lays a notice over the page for five seconds, or longer while a pointer or the focus is on it or the page is
 * hidden. Alt+T moves the focus there. A new notice replaces the one before it.
 */
function Overlay({ notice }: Pick<NoticesProps, 'notice'>) {
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
            className={`problems ${styles.box} ${styles.notice}`}
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
