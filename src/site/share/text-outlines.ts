import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { theme } from '#edition/theme.ts'

// Images made outside a browser have no web fonts, so text is drawn as outlines.
const font = create(readFileSync(`src/site/public/fonts/${theme.font}`)) as Font

/** A line of text as a path in the font's units. Drawn at `scale` it has the given size in pixels. */
export function outline(text: string, size: number): { d: string; scale: number } {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let x = 0
  const d = glyphs.map((glyph, index) => {
    const at = glyph.path.translate(x + (positions[index]?.xOffset ?? 0), 0).toSVG()
    x += positions[index]?.xAdvance ?? 0
    return at
  })
  return { d: d.join(''), scale }
}

function widthOf(text: string, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

/** Breaks text into as few lines as `width` allows, of about equal length. */
export function breakLines(text: string, size: number, width: number): string[] {
  const words = text.split(' ')
  const fewest = fillLines(words, size, width)
  // The narrowest width that needs no more lines than the full one.
  for (let measure = width * 0.5; measure < width; measure += 20) {
    const lines = fillLines(words, size, measure)
    if (lines.length === fewest.length) return lines
  }
  return fewest
}

function fillLines(words: string[], size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
