import { encodingOf } from '#domain/decode-text.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { reject } from '#domain/result.ts'
import { createMeterFileReader, type ReadMeterFile } from '#estimate/meter/read-meter-file.ts'
import { isZip, listZipEntries } from './zip-entry.ts'

/** Two years of five minutes from four registers are 20 MB. */
export const largestFile = 60 * 1024 * 1024
/** What a zip may unpack to: more is no household's. */
const largestUnpacked = 300 * 1024 * 1024

export type ReadFile =
  | ReadMeterFile
  | ReturnType<typeof reject<'too-large' | 'broken-zip' | 'workbook'>>

const tooLarge = reject(
  'too-large',
  'This file is larger than any home’s readings. Choose your distributor’s CSV file, of two years at most.',
)
const brokenZip = reject(
  'broken-zip',
  'This zip can’t be opened: it may be cut off or locked. Unpack it, and choose the CSV file in it.',
)
const workbook = reject(
  'workbook',
  'This is an Excel workbook. Open it, save it as CSV, and choose that file.',
)

/**
 * Reads a meter file, plain or zipped, piece by piece where it lies; of a zip all files are read as one. Nothing of it leaves the device.
 * `onProgress` is called with the share that has been read.
 */
export async function readFile(
  file: Blob,
  today: Day,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<ReadFile> {
  if (file.size > largestFile) return tooLarge
  const zipped = await isZip(file)
  const entries = zipped ? await listZipEntries(file) : undefined
  if (entries === 'workbook' || (await isOldWorkbook(file))) return workbook
  if (zipped && !entries) return brokenZip
  const reader = createMeterFileReader(today)
  let length = 0
  const onPiece = (bytes: number) => {
    signal?.throwIfAborted()
    length += bytes
    if (!zipped) onProgress?.(length / file.size)
    return length <= largestUnpacked
  }
  if (!entries) {
    await readRows(file.stream(), reader, onPiece)
    onProgress?.(1)
    return reader.end()
  }
  try {
    for (const { name, open } of entries) {
      const bytes = await open()
      if (!bytes) return brokenZip
      if (entries.length > 1) reader.startFile(name)
      await readRows(bytes, reader, onPiece)
      if (length > largestUnpacked) return tooLarge
      if (entries.length > 1 && !reader.endFile()) break
    }
  } catch (error) {
    if (signal?.aborted) throw error
    return brokenZip
  }
  onProgress?.(1)
  return reader.end()
}

/** Reads rows until the reader rejects them, or `onPiece` has had enough of the bytes. */
async function readRows(
  bytes: ReadableStream<Uint8Array>,
  reader: Pick<ReturnType<typeof createMeterFileReader>, 'readRow'>,
  onPiece: (bytes: number) => boolean,
): Promise<void> {
  let decoder: TextDecoder | undefined
  let rowEnd: string | undefined
  let rest = ''
  for await (const piece of bytes) {
    if (!onPiece(piece.byteLength)) return
    decoder ??= new TextDecoder(encodingOf(piece))
    const text = rest + decoder.decode(piece, { stream: true })
    rowEnd ??= rowEndIn(text)
    const rows = text.split(rowEnd ?? '\n')
    rest = rows.pop() ?? ''
    if (!rows.every((row) => reader.readRow(row))) return
  }
  reader.readRow(rest + (decoder?.decode() ?? ''))
}

/** Undefined as long as no row has ended. Old Macs ended them with a carriage return alone. */
function rowEndIn(text: string): string | undefined {
  if (text.includes('\n')) return '\n'
  return /\r./s.test(text) ? '\r' : undefined
}

/** Workbooks of before 2007 begin with the mark of a compound file. */
async function isOldWorkbook(file: Blob): Promise<boolean> {
  const head = new DataView(await file.slice(0, 4).arrayBuffer())
  return head.byteLength === 4 && head.getUint32(0) === 0xd0cf11e0
}
