import { type Result, reject } from '#domain/result.ts'
import { leastDays, type MeteredHome, toMeteredHome } from '#estimate/meter/metered-home.ts'
import { type MeterFile, readOctopus, totalKwh } from '#estimate/meter/octopus.ts'

/** What was read of a home’s files. */
export type ReadHome = {
  home: MeteredHome
  /** kWh on whole days. */
  bought: number
  sold: number | undefined
  isShort: boolean
}

/** Both files of a home as one, or why not. */
export function readHome(
  use: string,
  sold: string | undefined,
): Result<{ read: ReadHome }, string> {
  const useFile = readOctopus(use)
  if (!useFile.ok) return useFile
  const soldFile = sold === undefined ? undefined : readOctopus(sold)
  if (soldFile && !soldFile.ok)
    return reject(soldFile.code, `Of what you sell: ${soldFile.message}`)
  const home = toMeteredHome(useFile.file, soldFile?.file)
  if (!home)
    return reject(
      'no-days',
      soldFile
        ? 'The two files have no whole day in common. Choose them for the same months.'
        : 'This file has no whole day. Download it again.',
    )
  const over = (file: MeterFile) =>
    totalKwh({ ...file, days: file.days.filter((day) => home.from <= day && day <= home.until) })
  return {
    ok: true,
    read: {
      home,
      bought: over(useFile.file),
      sold: soldFile && over(soldFile.file),
      isShort: home.days < leastDays,
    },
  }
}
