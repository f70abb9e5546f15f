import { useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import styles from './Notices.module.css'

export type Notice = { message: string }
export type NoticesProps = { notice: Notice | undefined }

/** Shows one notice at a time, over the page. */
export function Notices({ notice }: NoticesProps) {
  useEffect(() => {
    if (!notice) return
    toast.dismiss()
    toast.error('Error', { description: notice.message })
  }, [notice])
  return (
    <Toaster
      containerAriaLabel="Notifications"
      hotkey={['altKey', 'KeyT']}
      visibleToasts={1}
      duration={5000}
      position="top-right"
      toastOptions={{
        unstyled: true,
        classNames: { toast: `${styles.box} ${styles.notice}`, title: styles.title },
      }}
    />
  )
}
