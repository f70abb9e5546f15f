import { Toaster, toast } from 'sonner'
import styles from './Notices.module.css'

export function Notices() {
  return (
    <Toaster
      containerAriaLabel="Notifications"
      hotkey={['altKey', 'KeyT']}
      visibleToasts={1}
      duration={5000}
      position="top-right"
      toastOptions={{ unstyled: true, classNames: { toast: styles.notice, title: styles.title } }}
    />
  )
}

/** One at a time: a new notice replaces the one before it. */
export function showError(description: string): void {
  toast.dismiss()
  toast.error('Error', { description })
}
