import { reject } from '#domain/result.ts'
import { dayHere } from '#site/day-here.ts'
import type { ReadYear } from './read-year.ts'
import type { WorkerMessage, WorkerTask } from './worker.ts'

type Callbacks = { onProgress: (share: number) => void; onResult: (result: ReadYear) => void }

const broken = reject(
  'broken',
  'Something broke while we read this file. Try again, or enter a year’s kWh above.',
)

/** Reads a file in a worker of its own, which ends with the result. Returns what cancels it. */
export function startReading(file: File, { onProgress, onResult }: Callbacks): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const finish = (result: ReadYear) => {
    worker.terminate()
    onResult(result)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if ('share' in data) onProgress(data.share)
    else finish(data.result)
  })
  worker.addEventListener('error', () => finish(broken))
  worker.postMessage({ file, today: dayHere() } satisfies WorkerTask)
  return () => worker.terminate()
}
