import { type ComponentType, useEffect, useState } from 'react'
import type { NoticesProps } from './Notices.tsx'

/**
 * The component that shows notices over the page, once its code is loaded. It is loaded ahead of the first notice, which
 * may be about a lost network. Without it the form shows the message itself.
 */
export function useNotices(isNeededSoon: boolean): ComponentType<NoticesProps> | undefined {
  const [Notices, setNotices] = useState<ComponentType<NoticesProps>>()
  useEffect(() => {
    if (!isNeededSoon) return
    import('./Notices.tsx').then(
      (loaded) => setNotices(() => loaded.Notices),
      () => {},
    )
  }, [isNeededSoon])
  return Notices
}
