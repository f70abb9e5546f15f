import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { followRecipe } from './recipe.ts'

/** What is made here, and what is not ours. */
const others = ['.git', 'node_modules', 'dist', 'out', 'data', 'demo', '.astro']

test('a page made by README’s recipe passes the checks of all pages', () => {
  const copy = join(mkdtempSync(join(tmpdir(), 'wattlewise-')), 'copy')
  onTestFinished(() => rmSync(join(copy, '..'), { recursive: true }))
  cpSync('.', copy, { recursive: true, filter: (path) => !others.includes(path) })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  followRecipe(copy)
  // What npm run check says of content; brands.test.ts has its types, and builds it.
  expect(problemsOf(copy, 'biome', ['ci', 'src/content'])).toEqual([])
  expect(problemsOf(copy, 'vitest', ['run', 'src/content', 'tests/titles.test.ts'])).toEqual([])
})

function problemsOf(cwd: string, program: string, options: string[]): string[] {
  try {
    execFileSync(program, options, { cwd, stdio: 'pipe', env: { ...process.env, NO_COLOR: '1' } })
    return []
  } catch (error) {
    const { stdout, stderr } = error as Record<'stdout' | 'stderr', Buffer>
    return `${stdout}${stderr}`.split('\n').filter((line) => /✖|×|FAIL|Error:/.test(line))
  }
}
