import type { ReactNode } from 'react'

/** What a picture is about. Words and cards on a page keep clear of it; the mark lets a test measure where it is. */
export function Subject({ children }: { children: ReactNode }) {
  return <g data-subject="">{children}</g>
}
