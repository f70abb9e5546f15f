import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { shortenShapes } from './shorten-shapes.ts'

/** A view as it is in the built pages, which the build shortens. */
export function renderView(view: ReactElement): string {
  return shortenShapes(renderToString(view))
}
