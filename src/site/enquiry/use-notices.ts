import { type ComponentType, useEffect, useState } from 'react'
import type { NoticesProps } from './Notices.tsx'

/**
 * What lays notices over the page, once its code is here. It is fetched before it may have to speak: then the network
 * may be gone. Without it the form says by itself what there is to say.
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
