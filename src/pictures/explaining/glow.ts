/** The parts of the house that light up, each with a power of its own. */
export type Glow = 'backup' | 'kitchen' | 'lights' | 'living' | 'study' | 'oven' | 'air'

/**
 * A colour that is `lit` where `--NAME` is 100% and `dark` where it is 0%. The page’s style sets it, so that a picture
 * answers a switch before any script has come.
 */
export function glow(name: Glow, lit: string, dark: string): string {
  return `color-mix(in srgb, ${lit} var(--${name}), ${dark})`
}
