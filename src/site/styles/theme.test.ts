import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Theme = { font: string; display: string; stroke: number } & Record<string, string | number>

const files = import.meta.glob<{ theme: Theme }>('/src/content/editions/*/theme.ts', {
  eager: true,
})
const editions = Object.entries(files).map(
  ([file, { theme }]) => [file.split('/').at(-2) ?? '', theme] as const,
)
const names = editions.map(([name]) => name)

/** The tokens of an edition, with those of its desk, by their names. */
function tokensOf(edition: string): Record<string, string> {
  const css = ['theme', 'desk-theme']
    .map((name) => readFileSync(`src/site/editions/${edition}/${name}.css`, 'utf8'))
    .join('')
  return Object.fromEntries(
    Array.from(css.matchAll(/--([\w-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const readable = [
  ['ink', 'paper'],
  ['ink', 'paper-deep'],
  ['ink', 'gold'],
  ['ink', 'gold-pale'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'paper-deep'],
  ['ink-soft', 'sky'],
  ['eucalypt', 'sky-deep'],
  ['leaf', 'paper'],
  ['leaf', 'paper-deep'],
  ['leaf', 'white'],
  ['leaf', 'sky'],
  ['leaf', 'leaf-pale'],
  ['clay', 'paper'],
  ['clay', 'clay-pale'],
  ['placeholder', 'white'],
  ['on-dark', 'eucalypt'],
  ['on-dark', 'leaf'],
  ['on-dark-soft', 'eucalypt'],
  ['on-dark-soft', 'eucalypt-deep'],
  ['on-night-soft', 'night'],
  ['muted', 'paper'],
  ['clay-dark', 'clay-tint'],
  ['sky-ink', 'sky'],
  ['rail-text', 'eucalypt'],
  ['rail-text', 'rail-current'],
  ['rail-soft', 'eucalypt'],
  ['rail-head', 'eucalypt'],
] as const

test.each(
  names.flatMap((edition) => readable.map(([words, ground]) => [edition, words, ground] as const)),
)('%s: %s is read on %s', (edition, words, ground) => {
  const tokens = tokensOf(edition)
  expect(contrast(tokens[words] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(4.5)
})

test.each(names)('%s: the edge of a field is seen', (edition) => {
  const tokens = tokensOf(edition)
  for (const ground of ['white', 'paper'])
    expect(contrast(tokens['line-control'] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(3)
})

test('every edition has a value for each name', () => {
  const [first, ...others] = names.map((edition) => Object.keys(tokensOf(edition)).toSorted())
  expect(first?.length).toBeGreaterThan(30)
  for (const other of others) expect(other).toEqual(first)
})

test.each(editions)(
  '%s: letters, icons and share images have the colours of the site',
  (edition, theme) => {
    const tokens = tokensOf(edition)
    const { font, display, stroke: _, ...colours } = theme
    for (const [name, value] of Object.entries(colours))
      expect(value, name).toBe(
        tokens[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)],
      )
    expect(existsSync(`src/site/public/fonts/${font}`)).toBe(true)
    expect(tokens.display?.replaceAll('"', '')).toContain(
      display.split(',')[0]?.replaceAll('"', ''),
    )
  },
)
