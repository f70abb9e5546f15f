import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import styles from './Dialog.module.css'
import kit from './kit.module.css'

/** A modal dialog that is open as long as it is rendered. */
export function Dialog({
  dialog,
  title,
  text,
  onClose,
  children,
}: {
  /** So that what is inside can close it. */
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
      <h2 id={`${id}-title`} className={kit.title}>
        {title}
      </h2>
      <p id={`${id}-text`}>{text}</p>
      {children}
    </dialog>
  )
}

/** The buttons at the foot of a dialog. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}
