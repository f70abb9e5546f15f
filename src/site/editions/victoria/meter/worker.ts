import type { Day } from '#domain/estimate/shared/day.ts'
import { type ReadYear, readYear } from './read-year.ts'

/** What the page sends. */
export type WorkerTask = { file: Blob; today: Day }

/** What the worker tells the page: how far it is, then the result. */
export type WorkerMessage = { share: number } | { result: ReadYear }

const post = (message: WorkerMessage) => postMessage(message)

// Reads the file it is sent. The page ends the worker when it has its answer or no longer wants one.
addEventListener('message', ({ data: { file, today } }: MessageEvent<WorkerTask>) => {
  let posted = 0
  const onProgress = (share: number) => {
    if (share - posted < 0.01) return
    posted = share
    post({ share })
  }
  void readYear(file, today, { onProgress }).then((result) => post({ result }))
})
