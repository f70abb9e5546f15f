import { type ReadYear, readYear } from './read-year.ts'

/** What the worker tells the page: how far it is, then the result. */
export type WorkerMessage = { share: number } | { result: ReadYear }

const post = (message: WorkerMessage) => postMessage(message)

// Sent a file, reads it. The page ends the worker when it has its answer or no longer wants one.
addEventListener('message', ({ data: file }: MessageEvent<Blob>) => {
  let posted = 0
  const onProgress = (share: number) => {
    if (share - posted < 0.01) return
    posted = share
    post({ share })
  }
  void readYear(file, { onProgress }).then((result) => post({ result }))
})
