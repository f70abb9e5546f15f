import { createMeterFileReader, type ReadMeterFile } from '#domain/meter/read-meter-file.ts'
import { reject } from '#domain/result.ts'
import { isZip, openZipEntry } from './zip-entry.ts'

/** Two years of five minutes from four registers are 20 MB. */
export const largestFile = 60 * 1024 * 1024
/** What a zip may unpack to: more is no household's. */
const largestUnpacked = 300 * 1024 * 1024

export type ReadFile = ReadMeterFile | ReturnType<typeof reject<'too-large' | 'broken-zip'>>

const tooLarge = reject(
  'too-large',
  'This file is larger than any home’s readings. Choose your distributor’s CSV file, of two years at most.',
)
const brokenZip = reject(
  'broken-zip',
  'This zip can’t be opened: it may be cut off or locked. Unpack it, and choose the CSV file in it.',
)

/**
 * Reads a meter file, plain or zipped, piece by piece where it lies. Nothing of it leaves the device. `onProgress` is called with the
 * share that has been read.
 */
export async function readFile(
  file: Blob,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<ReadFile> {
  if (file.size > largestFile) return tooLarge
  const zipped = await isZip(file)
  const bytes = zipped ? await openZipEntry(file) : file.stream()
  if (!bytes) return brokenZip
  const reader = createMeterFileReader()
  const decoder = new TextDecoder()
  let length = 0
  let rest = ''
  try {
    for await (const piece of bytes) {
      signal?.throwIfAborted()
      length += piece.byteLength
      if (length > largestUnpacked) return tooLarge
      const rows = (rest + decoder.decode(piece, { stream: true })).split('\n')
      rest = rows.pop() ?? ''
      if (!rows.every((row) => reader.readRow(row))) return reader.end()
      if (!zipped) onProgress?.(length / file.size)
    }
  } catch (error) {
    if (signal?.aborted || !zipped) throw error
    return brokenZip
  }
  reader.readRow(rest + decoder.decode())
  onProgress?.(1)
  return reader.end()
}
