import { setTimeout as wait } from 'node:timers/promises'
import { enquiryOf } from '../tests/enquiry.ts'

const between = 100
let visitors = 5_000_000

/** Posts an enquiry every tenth of a second as long as the work takes, and a second at least; how long each took, in ms. */
export async function postWhile(url: string, work: () => Promise<unknown>): Promise<number[]> {
  let done = false
  const working = Promise.all([work(), wait(1000)]).finally(() => {
    done = true
  })
  const posted: Promise<number>[] = []
  while (!done) {
    posted.push(post(url))
    await wait(between)
  }
  await working
  return Promise.all(posted)
}

async function post(url: string): Promise<number> {
  const body = JSON.stringify(enquiryOf(visitors++))
  const began = performance.now()
  const answer = await fetch(`${url}/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  await answer.arrayBuffer()
  if (answer.status !== 201) throw new Error(`An enquiry was answered ${answer.status}.`)
  return performance.now() - began
}
