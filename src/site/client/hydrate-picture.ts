import type { ComponentType } from 'react'
import { type HydrationProps, type HydrationTarget, hydrate, propsOf } from './hydrate.tsx'

/** Loaded beside its picture. Imported by `explaining.ts` itself, React would have to come before the picture is asked for. */
export function hydratePicture<Props extends object>(
  element: HydrationTarget,
  picture: ComponentType<Props & HydrationProps>,
): void {
  hydrate<Props>(element, picture, propsOf(element))
}
