import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * A test waits for an event, so that it passes on a slow machine and does not linger on a fast one. This test refuses fixed waits,
 * limits in numbers, and bounds on time. It allows random waits: they pick a moment at which something is killed.
 */
const refused = [
  /\bwaitForTimeout\(/,
  /\bsetTimeout\(resolve,/,
  /(?<![.\w])(?:wait|setTimeout)\((?!Math\.random\(\)|handler|resolve|\(\) =>|\))/,
  /\btimeout: ?[1-9][\d_]*/,
  /\bexpect\(.*(?:\bnow\(\)|\bms\b|\w(?:Ms|_ms|[sS]econds)\b).*\)\.toBe(?:Less|Greater)Than/,
  /\.toBe(?:Less|Greater)Than(?:OrEqual)?\(.*(?:\bms\b|\w(?:Ms|_ms|[sS]econds)\b)/,
]

/** Where one is right, how often, and why. */
const allowed: Record<string, [count: number, why: string]> = {
  'src/channels/hosted-table.test.ts': [1, 'the channel’s own limit is tested'],
  'src/channels/webhooks/webhook.test.ts': [3, 'the channel’s own limit is tested'],
  'src/database/postgres-connections.test.ts': [1, 'it may not give up earlier'],
  'src/database/sqlite-dialect.test.ts': [2, 'timers run, and it may not give up earlier'],
  'src/environment.test.ts': [1, 'two of the product’s own limits'],
  'src/operations/delivery/deliver-due.test.ts': [1, 'not below zero'],
  'tests/browser.ts': [1, 'ends an installation that hangs'],
  'tests/deliveries-faults.test.ts': [
    2,
    'before the same press again; nothing says that a killed server was not sending',
  ],
  'tests/exchange.ts': [2, 'a client that sends in pieces'],
  'tests/load.ts': [1, 'before the same press again'],
  'tests/migrating-faults.test.ts': [1, 'between two looks'],
  'tests/postgres-cluster.ts': [1, 'between two starts'],
  'tests/postgres-faults.test.ts': [1, 'nobody asks for anything meanwhile'],
  'tests/receivers-faults.test.ts': [1, 'not below zero'],
  'tests/sqlite-faults.test.ts': [2, 'between two looks; compares answers of one run'],
  'tests/visits/desk-calling.spec.ts': [3, 'a slow connection is what is visited'],
  'tests/visits/desk-inbox.spec.ts': [1, 'sent faster, it would be held back as a robot’s'],
  'tests/visits/desk-insights.spec.ts': [1, 'between two looks'],
}

/** These measure, or are run by hand: they are part of neither suite. */
const tools = /^tests\/(?:load|fuzz|deploy|same-pages|suite)\/|^tests\/desk-day\.ts$/

test('tests wait for events, and a bound counts work instead of time', () => {
  const files = globSync(['tests/**/*.ts', '{src,packages}/**/*.{test,spec}.{ts,tsx}'], {
    exclude: (path) => path.includes('node_modules'),
  }).filter((file) => !tools.test(file) && file !== 'tests/waits.test.ts')
  expect(files.length).toBeGreaterThan(400)
  const found = Object.fromEntries(
    files
      .map((file) => [file, linesRefusedIn(readFileSync(file, 'utf8'))] as const)
      .filter(([file, lines]) => lines.length !== (allowed[file]?.[0] ?? 0)),
  )
  expect(found).toEqual({})
  expect(Object.keys(allowed).filter((file) => !files.includes(file))).toEqual([])
})

test.each([
  'await page.waitForTimeout(500)',
  'await wait(20)',
  'await new Promise((resolve) => setTimeout(resolve, 200))',
  'await expect(heading).toBeVisible({ timeout: 5_000 })',
  'expect(performance.now() - began).toBeLessThan(300)',
  'expect(answer.ms).toBeLessThan(4 * other)',
  'expect(median).toBeLessThan(limitMs)',
])('refused: %s', (line) => {
  expect(linesRefusedIn(line)).toEqual([line])
})

function linesRefusedIn(source: string): string[] {
  const lines = source.split('\n').map((line) => line.trim())
  return lines.filter((line) => refused.some((pattern) => pattern.test(line)))
}
