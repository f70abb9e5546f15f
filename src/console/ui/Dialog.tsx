import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import styles from './Dialog.module.css'

/** Asks something before anything else goes on. Whoever closes it is where they were before. */
export function Dialog({
  dialog,
  title,
  text,
  onClose,
  children,
}: {
  /** For whoever closes it. */
  dialog: RefObject<HTMLDialogElement | null>
  title: string
  text: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [dialog])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      {children}
    </dialog>
  )
}

/** The ways on, at its foot. */
export function DialogWays({ children }: { children: ReactNode }) {
  return <div className={styles.ways}>{children}</div>
}
