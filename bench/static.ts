import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startNginx as startGivenNginx } from '../tests/deploy/proxies.ts'
import { startServer } from '../tests/server.ts'
import { programVersion } from './circumstances.ts'
import { nginx, sendsBrotli, sendsGzip, startNginx } from './nginx.ts'
import type { Effort } from './posts.ts'
import { beside, type Report } from './report.ts'

const encoding = sendsGzip ? 'gzip' : 'identity'

/** Requests of the home page a second, compared with nginx sending the same bytes. */
export async function staticFiles(effort: Effort = { rounds: 3, seconds: 5 }): Promise<Report> {
  const { rounds, seconds } = effort
  const versions = {
    nginx: (nginx && programVersion(nginx, '-v')) ?? 'not installed',
    wrk: programVersion('wrk', '-v') ?? 'not installed',
  }
  const report = {
    title: 'Static files',
    how: `The home page (${encoding}) over 32 connections that stay open: wrk with one thread, ${rounds} rounds of ${seconds} s each, in turns.`,
    versions,
    samples: {},
  }
  if (versions.wrk === 'not installed')
    return { ...report, rows: [{ what: 'wrk', figure: 'not installed' }] }

  const started: Started[] = []
  try {
    const server = await startServer({ environment: { LOG_LEVEL: 'info', TRUST_PROXY: '1' } })
    started.push(server)
    if (nginx) started.push(await startNginx(nginx, 1), await startNginx(nginx, 2))
    if (sendsBrotli) started.push(await startGivenNginx([server]))
    const [ours = [], one = [], two = [], behind = []] = await takeTurns(
      started.map(({ url }) => url),
      effort,
    )
    return {
      ...report,
      rows: [
        beside('requests of a server', ours, 'nginx, 1 worker', one, 0.25),
        beside('requests of a server', ours, 'nginx, 2 workers', two),
        sendsBrotli
          ? beside('requests behind deploy/nginx.conf', behind, 'nginx, 1 worker', one, 1)
          : {
              what: 'requests behind deploy/nginx.conf',
              figure: 'not measured: nginx lacks its module brotli_static',
            },
      ],
      samples: {
        'requests/s': ours,
        'nginx, 1 worker/s': one,
        'nginx, 2 workers/s': two,
        'behind deploy/nginx.conf/s': behind,
      },
    }
  } finally {
    for (const server of started) await server.stop()
  }
}

type Started = { url: string; stop(): Promise<unknown> }

async function takeTurns(urls: string[], { rounds, seconds }: Effort): Promise<number[][]> {
  const bytes = await Promise.all(urls.map(bytesOf))
  if (new Set(bytes).size > 1) throw new Error(`Not the same bytes: ${bytes.join(' and ')}.`)
  const rates: number[][] = urls.map(() => [])
  for (let round = 1; round <= rounds; round++)
    for (const [index, url] of urls.entries())
      rates[index]?.push(await requestsPerSecond(url, seconds))
  return rates
}

async function bytesOf(url: string): Promise<string> {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': encoding } })
  return `${headers.get('content-length')} ${headers.get('content-encoding')}`
}

async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const { stdout } = await promisify(execFile)(
    'wrk',
    ['-t1', '-c32', `-d${seconds}s`, '-H', `accept-encoding: ${encoding}`, `${url}/`],
    { timeout: (seconds + 20) * 1000 },
  )
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]
  if (!rate || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk met errors:\n${stdout}`)
  return Math.round(Number(rate))
}
