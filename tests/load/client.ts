import { setTimeout as wait } from 'node:timers/promises'
import { enquiryOf } from '../enquiry.ts'
import { exchange } from '../exchange.ts'

/** What clients were answered, who try once more when they were not thanked. */
export type Tally = {
  sent: number
  acknowledged: Set<string>
  retried: number
  /** What the second try was answered, by status. */
  errors: Record<string, number>
  times: number[]
}

export function newTally(): Tally {
  return { sent: 0, acknowledged: new Set(), retried: 0, errors: {}, times: [] }
}

const patienceMs = 30_000
/** A visitor who was cut off presses the button again after this time; one who reads how long to wait waits. */
const secondTryAfterMs = 2_000

/** Posts an enquiry to one server and, unless it is thanked, once more to the other. */
export async function submitTwice(
  visitor: number,
  [first, second]: readonly [string, string],
  tally: Tally,
): Promise<void> {
  const body = JSON.stringify(enquiryOf(visitor))
  tally.sent += 1
  const answer = await post(first, body, visitor)
  if (count(answer, tally)) return
  tally.retried += 1
  await wait(answer.retryAfterMs ?? secondTryAfterMs)
  const again = await post(second, body, visitor)
  if (count(again, tally)) return
  const name = `${again.status ?? 'no answer'}`
  tally.errors[name] = (tally.errors[name] ?? 0) + 1
}

type Posted = Awaited<ReturnType<typeof post>>

function count({ reference, ms }: Posted, tally: Tally): boolean {
  if (!reference) return false
  tally.acknowledged.add(reference)
  tally.times.push(ms)
  return true
}

async function post(url: string, body: string, visitor: number) {
  const { host } = new URL(url)
  // Limits are counted by address, and visitors do not share one.
  const address = [11, visitor >> 16, visitor >> 8, visitor].map((part) => part & 255).join('.')
  const head = `POST /enquiries HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`
  const sending = { pieces: [Buffer.from(head + body)], ending: 'waits' } as const
  const { statuses, text, ms } = await exchange(url, sending, patienceMs)
  const reference = statuses[0] === 201 ? /"reference":"([^"]+)"/.exec(text)?.[1] : undefined
  const seconds = /\r\nretry-after: (\d+)\r/i.exec(text)?.[1]
  return {
    status: statuses[0],
    reference,
    ms,
    retryAfterMs: seconds ? Number(seconds) * 1000 : undefined,
  }
}
