import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { browserArguments, findBrowser } from '../tests/browser.ts'

/** Starts a Chromium with a fresh profile, and passes on its debugging port. */
export async function withChromium<T>(use: (port: number) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'chromium-'))
  const chromium = spawn(findBrowser() ?? 'chromium', [
    ...browserArguments,
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ])
  try {
    return await use(await portOf(chromium))
  } finally {
    if (chromium.exitCode === null) {
      chromium.kill()
      await once(chromium, 'exit')
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

function portOf(chromium: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    if (!chromium.stderr) throw new Error('Chromium was started without its error stream.')
    createInterface(chromium.stderr).on('line', (line) => {
      const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1]
      if (port) resolve(Number(port))
    })
    chromium.once('exit', () => reject(new Error('Chromium ended before it listened.')))
  })
}
