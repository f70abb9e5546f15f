import { chmodSync, existsSync, globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { listOpenToOthers } from './open-to-others.ts'
import { startServer } from './server.ts'

beforeAll(() => {
  if (!existsSync('dist/build.json'))
    throw new Error('These tests run the built server. Run npm run build first.')
})

test('no other user of the machine may read what a server writes', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'modes-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  chmodSync(directory, 0o755)
  const server = await startServer({ directory })
  await server.terminate()
  expect(existsSync(join(directory, 'wattlewise.sqlite'))).toBe(true)
  expect(listOpenToOthers(directory)).toEqual([])
})

test('everybody may read what was built', () => {
  const built = ['dist', 'out/server'].flatMap((name) => globSync(`${name}/**/*`))
  expect(built.length).toBeGreaterThan(300)
  expect(built.filter((path) => (statSync(path).mode & 0o044) !== 0o044)).toEqual([])
})
