import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

/**
 * The Chromium to test with: one named by the environment, Playwright's own, or the machine's. The headless shell comes
 * before the whole browser: it is the same engine without windows of its own, and visits take half the time.
 */
export function findBrowser(): string | undefined {
  return [
    process.env.CHROMIUM,
    playwrightsOwn(),
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ].find((path) => path && existsSync(path))
}

/** Chromium does not start as root with its sandbox. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

function install(): void {
  const ways: [string, string[]][] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '--yes', '--no-install-recommends', 'chromium-headless-shell']],
    ['apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']],
  ]
  for (const [command, parameters] of ways) {
    try {
      execFileSync(command, parameters, { stdio: 'inherit', timeout: 300_000 })
    } catch {
      // The next command may work: this machine may have another package manager, or no access to that download.
    }
    if (findBrowser()) return
  }
}

if (import.meta.main) {
  if (!findBrowser()) install()
  if (!findBrowser()) {
    console.error(
      'No Chromium was found or could be installed. Install one, or set CHROMIUM to its path.',
    )
    process.exitCode = 1
  }
}
