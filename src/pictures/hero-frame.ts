import type { Frame } from './flat-path.ts'

/**
 * The frame of every hero's picture. Its subject is between 0 and 880 across, which is below the words, beside the
 * form, and all that a phone shows. The rest is sky, ground and distance for wider screens. `.scene` in
 * site/sections/Hero.module.css uses the same numbers.
 */
export const heroFrame = { left: -640, width: 2700, height: 560 } satisfies Frame

/**
 * The frame of a visitor's own house, so wide that no screen sees the end of its ground. `.scene` in
 * site/my-enquiry/YourHouse.module.css uses the same numbers.
 */
export const yourFrame = { left: -1400, width: 3700, height: 560 } satisfies Frame
