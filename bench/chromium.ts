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
  const options = [
    ...browserArguments,
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]
  // A group of its own: where the program is a shell script, the browser is that script's child.
  const chromium = spawn(findBrowser() ?? 'chromium', options, { detached: true })
  try {
    return await use(await portOf(chromium))
  } finally {
    if (chromium.pid && chromium.exitCode === null) {
      process.kill(-chromium.pid)
      await once(chromium, 'close')
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
