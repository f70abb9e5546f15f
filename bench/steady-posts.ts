import { setTimeout as wait } from 'node:timers/promises'
import { enquiryOf } from '../tests/enquiry.ts'

const intervalMs = 100
let visitors = 5_000_000

/** Posts an enquiry every tenth of a second while the work goes on, for a second at least. Returns their times in ms. */
export async function postWhile(url: string, work: () => Promise<unknown>): Promise<number[]> {
  let done = false
  const working = Promise.all([work(), wait(1000)]).finally(() => {
    done = true
  })
  const posted: Promise<number>[] = []
  while (!done) {
    posted.push(post(url))
    await wait(intervalMs)
  }
  await working
  return Promise.all(posted)
}

async function post(url: string): Promise<number> {
  const body = JSON.stringify(enquiryOf(visitors++))
  const began = performance.now()
  const response = await fetch(`${url}/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  await response.arrayBuffer()
  if (response.status !== 201) throw new Error(`An enquiry was answered ${response.status}.`)
  return performance.now() - began
}
