import type { ComponentType } from 'react'
import { heroFrame } from './hero-frame.ts'

/** A picture that the build writes to a file. */
export interface Scene {
  /** In pixels. */
  width: number
  height: number
  /** One plain sentence for people who cannot see it. */
  alt: string
  Scene: ComponentType
}

const { left: _, ...size } = heroFrame

export const heroSize = size
