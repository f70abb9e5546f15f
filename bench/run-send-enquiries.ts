import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export type Sent = { statuses: Record<string, number>; perSecond: number; p99: number }

let visitors = 1

/** Posts enquiries over 32 connections for so many seconds, in a process of its own. */
export async function sendEnquiries(url: string, seconds: number): Promise<Sent> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['bench/send-enquiries.ts', url, '32', String(seconds), String(visitors)],
    { timeout: (seconds + 20) * 1000 },
  )
  visitors += 1_000_000
  return JSON.parse(stdout)
}
