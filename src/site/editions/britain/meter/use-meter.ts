import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react'
import { decodeText } from '#domain/decode-text.ts'
import { sendReadings } from '#site/calculators/send-readings.ts'
import type { HydrationProps } from '#site/client/hydrate.tsx'
import { nextTask } from '#site/client/next-task.ts'
import type { ReadHome } from './read-files.ts'

export const fileNames = ['use', 'sold'] as const
export type FileName = (typeof fileNames)[number]

export type MeterState =
  | { is: 'waiting'; problem?: string }
  | { is: 'reading' }
  | { is: 'read'; read: ReadHome }

/** Reads the chosen files and hands what they say to the calculator of the page. Nothing is stored or sent. */
export function useMeter({ takeOver }: HydrationProps) {
  const [state, setState] = useState<MeterState>({ is: 'waiting' })
  const texts = useRef<Partial<Record<FileName, string>>>({})
  const section = useRef<HTMLDivElement>(null)

  const answer = useCallback(async () => {
    const { use, sold } = texts.current
    if (use === undefined) {
      setState(sold === undefined ? { is: 'waiting' } : { is: 'waiting', problem: needsUse })
      return
    }
    setState({ is: 'reading' })
    const [{ readHome }, { toReadings }, { saveEstimate }] = await Promise.all([
      import('./read-files.ts'),
      import('#estimate/meter/metered-home.ts'),
      import('#site/calculators/working/save-estimate.ts'),
    ])
    await nextTask()
    const result = readHome(use, sold)
    if (!result.ok) {
      setState({ is: 'waiting', problem: result.message })
      sendReadings(undefined)
      return
    }
    sendReadings({ readings: toReadings(result.read.home), saveEstimate })
    setState({ is: 'read', read: result.read })
  }, [])

  /** The field forgets the file at once: its name may hold the meter’s number. */
  const takeFile = useCallback(
    async (field: HTMLInputElement) => {
      const file = field.files?.[0]
      if (!file) return
      const name = field.name as FileName
      field.value = ''
      if (file.size > mostBytes) {
        setState({ is: 'waiting', problem: 'That file is too large for a year of half hours.' })
        return
      }
      texts.current[name] = decodeText(new Uint8Array(await file.arrayBuffer()))
      await answer()
    },
    [answer],
  )

  const remove = useCallback(() => {
    texts.current = {}
    setState({ is: 'waiting' })
    sendReadings(undefined)
  }, [])

  useEffect(() => {
    takeOver?.()
    // Chosen before the script came.
    for (const field of section.current?.querySelectorAll<HTMLInputElement>('[type=file]') ?? [])
      void takeFile(field)
  }, [takeOver, takeFile])

  const handleChange = useCallback(
    ({ currentTarget }: ChangeEvent<HTMLInputElement>) => void takeFile(currentTarget),
    [takeFile],
  )

  return { section, state, handleChange, remove }
}

const needsUse = 'Choose the file of what you buy too.'

const mostBytes = 20_000_000
