import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { freePort } from './server.ts'

beforeAll(() => {
  if (!existsSync('dist/build.json'))
    throw new Error('These tests run the built server. Run npm run build first.')
})

describe('npm run serve on another port than the build was made for', () => {
  const serve = async (context: TestContext, terminal: boolean) => {
    const directory = mkdtempSync(join(tmpdir(), 'wattlewise-'))
    const port = await freePort()
    const command = 'npm run --silent serve'
    const [program, ...options] = terminal
      ? ['script', '--quiet', '--return', '--command', command, '/dev/null']
      : ['sh', '-c', command]
    const child = spawn(program as string, options, {
      env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: directory },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    const gone = once(child, 'exit')
    context.onTestFinished(async () => {
      // npm, its shell and the server.
      process.kill(-(child.pid ?? 0), 'SIGTERM')
      await gone
      rmSync(directory, { recursive: true, force: true })
    })
    const lines: string[] = []
    for await (const line of createInterface(child.stdout)) {
      lines.push(line)
      if (line.includes('set-up#token=')) break
    }
    return { lines, address: `http://localhost:${port}` }
  }

  test('prints its address and the link in lines of their own at a terminal, and what the pages say', async (context) => {
    const { lines, address } = await serve(context, true)
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^ +${address}$`)))
    expect(lines.at(-1)).toMatch(new RegExp(`^ +${address}/console/set-up#token=[\\w-]+$`))
    const readdress = lines.filter((line) => line.includes(`npm run readdress -- ${address}`))
    expect(readdress).toHaveLength(1)
    expect(readdress[0]).toContain('the pages were built for http://localhost:3000')
    expect(lines).toContainEqual(
      expect.stringMatching(/SMTP_URL is not set: letters become files in .+, and reach nobody/),
    )
    expect(lines.filter((line) => line.includes('{'))).toEqual([])
    expect(lines.length).toBeLessThan(15)
  })

  test('prints JSON where nobody reads along', async (context) => {
    const { lines, address } = await serve(context, false)
    const events = lines.map((line) => JSON.parse(line))
    expect(events).toContainEqual(expect.objectContaining({ event: 'listening', address }))
  })
})
