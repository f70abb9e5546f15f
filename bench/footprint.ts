import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { routes } from '#edition/routes.ts'
import { type Running, startServer } from '../tests/server.ts'
import type { Report, Row } from './report.ts'
import { sendEnquiries } from './run-send-enquiries.ts'
import { median } from './statistics.ts'

const starts = 5
const loadSeconds = 10
const MB = 1000 * 1000

/** How soon the server is ready, how much memory it takes, and how much an installation. */
export async function footprint(): Promise<Report> {
  const server = await startServer({ environment: { LOG_LEVEL: 'info' } })
  try {
    const readyAfter = await startAgain(server)
    // By then everything is loaded that is loaded after the start.
    await wait(5_000)
    const begun = server.memory()
    // V8 gives back what the start took once nothing has happened for a minute.
    await wait(70_000)
    const idle = server.memory()
    const underLoad = await memoryUnderLoad(server)
    return {
      title: 'Footprint',
      how: `On SQLite. From the start of the process to the first /readyz that is 200, on a migrated database: the median of ${starts}. Memory is resident: 5 s after the start, 75 s after it without a request, and the most while 32 connections post enquiries and pages are read for ${loadSeconds} s. The installation is npm ci --omit=dev --omit=optional.`,
      versions: {},
      rows: [
        atMost('ready after', median(readyAfter), 500, 'ms'),
        { what: 'memory after the start', figure: `${Math.round(begun / MB)} MB` },
        atMost('memory idle', idle / MB, 150, 'MB'),
        atMost('memory under mixed load', underLoad / MB, 300, 'MB'),
        { what: 'installation to serve', figure: `${Math.round(installedMB())} MB` },
      ],
      samples: { 'ready after, ms': readyAfter.map(Math.round) },
    }
  } finally {
    await server.stop()
  }
}

function atMost(what: string, figure: number, limit: number, unit: string): Row {
  const good = figure <= limit
  return {
    what,
    figure: `${Math.round(figure)} ${unit}`,
    against: `at most ${limit} ${unit}`,
    ratio: figure / limit,
    good,
  }
}

async function startAgain(server: Running): Promise<number[]> {
  const times: number[] = []
  for (let start = 1; start <= starts; start++) {
    // Long enough for what is loaded after the start, and for what was compiled to be kept.
    await wait(3_000)
    await server.terminate()
    const began = performance.now()
    await server.restart()
    const { ok } = await fetch(`${server.url}/readyz`)
    if (!ok) throw new Error('The server listens and is not ready.')
    times.push(performance.now() - began)
  }
  return times
}

async function memoryUnderLoad(server: Running): Promise<number> {
  let most = 0
  let over = false
  const watch = async () => {
    while (!over) {
      most = Math.max(most, server.memory())
      await wait(50)
    }
  }
  const read = async () => {
    while (!over)
      for (const path of Object.keys(routes)) await fetch(server.url + path).then((r) => r.text())
  }
  const beside = [watch(), read()]
  await sendEnquiries(server.url, loadSeconds)
  over = true
  await Promise.all(beside)
  return most
}

/** The bytes of every package that serving needs, as they lie here. */
function installedMB(): number {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const paths = Object.entries<Record<string, boolean>>(packages)
    .filter(([, { dev, optional, devOptional }]) => !dev && !optional && !devOptional)
    .map(([path]) => path)
    .filter((path) => path !== '')
  const sizes = execFileSync('du', ['--summarize', '--bytes', ...paths], { encoding: 'utf8' })
  return (
    sizes
      .trim()
      .split('\n')
      .reduce((total, line) => total + Number.parseInt(line, 10), 0) / MB
  )
}
