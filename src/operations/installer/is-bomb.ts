import { createInflate } from 'node:zlib'

// Ten pages as a scanner sends them, without compression.
const mostInflated = 256 * 1024 * 1024
// A letter of three pages has some dozens. Each is looked at by itself, as they may overlap.
const mostStreams = 500
/** How long the description of a stream may be, in bytes. */
const longestDictionary = 4096

/** Whether a PDF would fill the memory of the program that opens it. Its streams are inflated and counted, but not stored. */
export async function isBomb(pdf: Uint8Array): Promise<boolean> {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  let inflated = 0
  let streams = 0
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const before = bytes.subarray(Math.max(0, at - longestDictionary), at).toString('latin1')
    const dictionary = before.slice(before.lastIndexOf('obj'))
    const filters = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0
    if (filters === 0 || before.endsWith('end')) continue
    streams += 1
    if (filters > 1 || streams > mostStreams) return true
    const end = bytes.indexOf('endstream', at)
    const start = at + (bytes[at + 6] === 0x0d ? 8 : 7)
    inflated += await lengthOf(bytes.subarray(start, end < 0 ? undefined : end), mostInflated)
    if (inflated > mostInflated) return true
  }
  return false
}

/** How long a stream is once inflated, counted until it is longer than `most`. One that is broken counts as far as it goes. */
async function lengthOf(stream: Uint8Array, most: number): Promise<number> {
  const inflate = createInflate()
  inflate.end(stream)
  let length = 0
  try {
    for await (const chunk of inflate) {
      length += (chunk as Buffer).length
      if (length > most) break
    }
  } catch {
    return length
  }
  return length
}
