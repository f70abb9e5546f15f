import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** docs/reliability.md says what was proven, and by which test. */
const rows = readFileSync('docs/reliability.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('vitest run'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))

const commands = rows.map((cells) => {
  const [, file = '', title = ''] =
    /vitest run ([\w-]+)(?: -t '([^']+)')?/.exec(cells[4] ?? '') ?? []
  return { row: cells[0] ?? '', file: `tests/${file}.test.ts`, title }
})

/** The titles of a file's tests, as they are written there. */
function titlesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return Array.from(
    text.matchAll(/(?:\btest(?:\.\w+)?|\]\)|\] as const\)|\bhasPostgres\))\(\s*(['`])(.+?)\1,/g),
    ([, , title]) => title ?? '',
  ).filter((title) => !/^(on|with) %s$/.test(title))
}

test.each(commands)('$row: its test is there', ({ file, title }) => {
  const titles = titlesIn(file)
  expect(titles.filter((one) => one.includes(title)).length, file).toBeGreaterThan(0)
})

test('every row says what broke, what is promised, how often it was tried and what came of it', () => {
  expect(rows.length).toBeGreaterThan(30)
  for (const cells of rows) {
    expect(cells).toHaveLength(5)
    const [, promise, rounds, result] = cells
    expect(promise).toMatch(
      /^(kept|answered|one id|by itself)(, (kept|answered|one id|by itself))*$/,
    )
    expect(Number(rounds) > 0 || result?.startsWith('**not run')).toBe(true)
  }
})

test('every row has in the log what was counted', () => {
  const log = readFileSync('docs/reliability-log.md', 'utf8')
  const missing = rows.filter(([fault]) => !log.includes(`\n| ${fault} | `))
  expect(missing.map(([fault]) => fault)).toEqual([])
})

describe.each(Array.from(new Set(commands.map(({ file }) => file))))('%s', (file) => {
  test('each of its tests is in the page', () => {
    const titles = titlesIn(file)
    expect(titles.length).toBeGreaterThan(0)
    const named = commands.filter((command) => command.file === file)
    const missing = titles.filter((title) => !named.some((one) => title.includes(one.title)))
    expect(missing).toEqual([])
  })
})
