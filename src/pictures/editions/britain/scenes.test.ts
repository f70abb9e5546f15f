import { globSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TurnedHouse } from '#pictures/explaining/TurnedHouse.tsx'
import { heroFrame } from '#pictures/hero-frame.ts'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { getScene, scenes } from '#pictures/scenes.ts'

const all = Object.entries(scenes)
const drawn = (name: string) => renderToStaticMarkup(createElement(getScene(name).Scene))

test.each(all)('%s is as large as it says', (name, { width, height }) => {
  expect(drawn(name)).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}">`))
})

test.each(all)('%s has every colour it asks for', (name) => {
  expect(drawn(name)).not.toMatch(/undefined|NaN/)
})

test('each says in a sentence of its own what it shows', () => {
  const sentences = all.map(([, { alt }]) => alt)
  expect(new Set(sentences).size).toBe(sentences.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].{20,170}\.$/)
})

test.each(all)('%s draws nothing outside its frame', (name, { width, height }) => {
  const svg = drawn(name)
  const left = Number(/viewBox="(-?\d+)/.exec(svg)?.[1])
  // Areas are cut at three pixels beyond, so that no cut edge shows.
  const [west, east, north, south] = [left - 3, left + width + 3, -3, height + 3]
  const outside = Array.from(svg.matchAll(/ d="([^"]+)"/g), ([, d = '']) => boxOf(d)).filter(
    (box) => box.right < west || box.left > east || box.bottom < north || box.top > south,
  )
  expect(outside).toEqual([])
})

test('every article has its picture', () => {
  const articles = globSync('src/content/editions/britain/articles/*.mdx')
  expect(articles.length).toBeGreaterThan(3)
  for (const file of articles)
    expect(() => getScene(`article-${file.split('/').at(-1)?.replace('.mdx', '')}`)).not.toThrow()
})

test('the house on the compass has plain walls, not weatherboard', () => {
  const walls = renderToStaticMarkup(
    createElement(TurnedHouse, {
      view: createView({ rise: 40, scale: 24, origin: [0, 0] }, heroFrame, day),
      turn: 0,
    }),
  )
  // The only lines from here are the roof’s: courses on four sides, and the ridges.
  expect(walls.match(/<path [^>]*stroke="/g)).toHaveLength(5)
})

test('no Victorian house, tree or washing line is drawn', () => {
  const shared = ['Car', 'Scaffold', 'Vehicle']
  const files = globSync('src/{pictures,site}/editions/britain/**/*.{ts,tsx}')
  expect(files.length).toBeGreaterThan(30)
  for (const file of files.filter((name) => !name.endsWith('.test.ts'))) {
    const source = readFileSync(file, 'utf8')
    const houses = Array.from(source.matchAll(/#pictures\/houses\/(\w+)/g), ([, name]) => name)
    expect(
      houses.filter((name) => !shared.includes(name ?? '')),
      file,
    ).toEqual([])
    expect(source, file).not.toMatch(/\b(?:Gum|HillsHoist|Ute|FarLeft|PowerPole|Fence)\b/)
  }
})

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** How far a path reaches, by the ends of its lines and curves. */
function boxOf(d: string): Box {
  let [x, y] = [0, 0]
  const points: [number, number][] = []
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const isRelative = letter === letter.toLowerCase()
    const kind = letter.toLowerCase()
    const size = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 }[kind] ?? 0
    for (let at = 0; size > 0 && at + size <= numbers.length; at += size) {
      const step = numbers.slice(at, at + size)
      const across = kind === 'v' ? undefined : step.at(kind === 'h' ? 0 : -2)
      const down = kind === 'h' ? undefined : step.at(-1)
      if (across !== undefined) x = isRelative ? x + across : across
      if (down !== undefined) y = isRelative ? y + down : down
      points.push([x, y])
    }
  }
  return {
    left: Math.min(...points.map(([across]) => across)),
    right: Math.max(...points.map(([across]) => across)),
    top: Math.min(...points.map(([, down]) => down)),
    bottom: Math.max(...points.map(([, down]) => down)),
  }
}
