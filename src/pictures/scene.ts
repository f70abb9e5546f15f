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
export const articleSize = { width: 1440, height: 480 }

/** Of cards: large, half as wide, and one of two above each other. */
export const cardSize = { width: 720, height: 340 }
export const halfCardSize = { width: 500, height: 340 }
export const stripSize = { width: 500, height: 190 }
