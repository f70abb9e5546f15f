/** Whether the browser may tell of a lead while the desk isn't looked at; undefined where it can't. */
export function notificationPermission(): NotificationPermission | undefined {
  return 'Notification' in window ? Notification.permission : undefined
}

/** Notifies the operator of a new lead, if allowed. It is shown on locked screens, so it has no personal details. */
export function notifyOfLead(): void {
  if (notificationPermission() !== 'granted' || document.hasFocus()) return
  try {
    const notification = new Notification('A lead is yours', {
      body: 'Open the lead desk.',
      // Several tabs tell once.
      tag: 'lead-assigned',
    })
    notification.addEventListener('click', () => {
      window.focus()
      notification.close()
    })
  } catch {
    // Chrome on Android allows it to service workers alone. The title and the letter are left.
  }
}
