import { setTimeout as wait } from 'node:timers/promises'
import { postEnquiry } from './post-enquiry.ts'

const intervalMs = 100

/** Posts an enquiry every tenth of a second while the work goes on, for a second at least. Returns their times in ms. */
export async function postWhile(url: string, work: () => Promise<unknown>): Promise<number[]> {
  let done = false
  const working = Promise.all([work(), wait(1000)]).finally(() => {
    done = true
  })
  const posted: Promise<number>[] = []
  while (!done) {
    posted.push(postEnquiry(url))
    await wait(intervalMs)
  }
  await working
  return Promise.all(posted)
}
