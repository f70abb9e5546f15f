import type { ReactNode } from 'react'

/** The subject of a picture, which words and cards must not cover. Layout tests measure it by its attribute. */
export function Subject({ children }: { children: ReactNode }) {
  return <g data-subject="">{children}</g>
}
