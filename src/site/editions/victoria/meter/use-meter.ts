import {
  type ComponentType,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { MeterYear } from '#estimate/meter/meter-year.ts'
import { sendReadings } from '#site/calculators/send-readings.ts'
import type { HydrationProps } from '#site/client/hydrate.tsx'
import { nextTask } from '#site/client/next-task.ts'
import { dayHere } from '#site/day-here.ts'
import type { MeterReportProps } from './MeterReport.tsx'
import type { MeterView } from './meter-view.ts'

export type MeterState =
  | { is: 'waiting'; problem?: string }
  | { is: 'reading'; share: number }
  | { is: 'read'; year: MeterYear; view: MeterView }

/** Reads the chosen file and hands its year to the calculator of the page. Nothing is stored or sent. */
export function useMeter(input: RefObject<HTMLInputElement | null>, { takeOver }: HydrationProps) {
  const [state, setState] = useState<MeterState>({ is: 'waiting' })
  const [isLive, setIsLive] = useState(false)
  const [Report, setReport] = useState<ComponentType<MeterReportProps>>()
  const cancelReading = useRef<() => void>(undefined)

  const read = useCallback(async (file: File) => {
    cancelReading.current?.()
    let isCancelled = false
    cancelReading.current = () => {
      isCancelled = true
    }
    setState({ is: 'reading', share: 0 })
    const { startReading } = await import('./start-reading.ts')
    if (isCancelled) return
    const stop = startReading(file, {
      onProgress: (share) => setState({ is: 'reading', share }),
      onResult: async (result) => {
        if (!result.ok) {
          setState({ is: 'waiting', problem: result.message })
          return
        }
        const [{ MeterReport }, { meterView }, { toReadings }, { saveEstimate }] =
          await Promise.all([
            import('./MeterReport.tsx'),
            import('./meter-view.ts'),
            import('#estimate/meter/metered-home.ts'),
            import('#site/calculators/working/save-estimate.ts'),
          ])
        if (isCancelled) return
        // In one go these would be a long task on a slow phone.
        const readings = toReadings(result.year)
        await nextTask()
        sendReadings({ readings, saveEstimate })
        await nextTask()
        const view = meterView(result.year, dayHere())
        await nextTask()
        if (isCancelled) return
        startTransition(() => {
          setReport(() => MeterReport)
          setState({ is: 'read', year: result.year, view })
        })
      },
    })
    cancelReading.current = () => {
      isCancelled = true
      stop()
    }
  }, [])

  /** The field forgets the file at once: its name often holds the meter’s number. */
  const takeFile = useCallback(() => {
    const file = input.current?.files?.[0]
    if (!file || !input.current) return
    input.current.value = ''
    void read(file)
  }, [input, read])

  const cancel = useCallback(() => {
    cancelReading.current?.()
    setState({ is: 'waiting' })
  }, [])

  const remove = useCallback(async () => {
    setState({ is: 'waiting' })
    await nextTask()
    sendReadings(undefined)
  }, [])

  useEffect(() => {
    takeOver?.()
    setIsLive(true)
    // Chosen or dropped before the script came.
    takeFile()
    return () => cancelReading.current?.()
  }, [takeOver, takeFile])

  return { state, isLive, Report, read, takeFile, cancel, remove }
}
