import type { Frame } from './flat-path.ts'

/**
 * The frame of every hero's picture. What the picture is about stands between 0 and 880 across: there it is below the
 * words and beside the card, and wholly seen on a telephone. All else is sky, ground and distance, so that there is
 * something to see on either side however wide the screen is. `.scene` in Hero.module.css places it by these numbers.
 */
export const heroFrame = { left: -120, width: 2080, height: 560 } satisfies Frame
