/** How an entry of a zip is packed: nought is as it is, eight is deflated. Others are rare, and we don't read them. */
const stored = 0
const deflated = 8

const localHeader = 0x04034b50
const centralHeader = 0x02014b50
const endOfDirectory = 0x06054b50
/** The end record without its comment, and the longest comment. */
const endLength = 22
const longestComment = 65_535

/** Whether a file begins as a zip does. */
export async function isZip(file: Blob): Promise<boolean> {
  const head = await viewOf(file, 0, 4)
  return head.byteLength === 4 && head.getUint32(0, true) === localHeader
}

/** A file in a zip. What it opens is unpacked as it is read; undefined where that can't be done. */
type ZipEntry = { name: string; open: () => Promise<ReadableStream<Uint8Array> | undefined> }

/**
 * The files in a zip, in their order (APPNOTE.TXT by PKWARE, sections 4.3.7, 4.3.12 and 4.3.16). Undefined where there are none that can be
 * read: it is cut off, locked with a password, or packed in another way. A spreadsheet's workbook is a zip too.
 */
export async function listZipEntries(zip: Blob): Promise<ZipEntry[] | 'workbook' | undefined> {
  const entries = await readDirectory(zip)
  const files = entries?.filter(({ name }) => !notFiles.test(name))
  if (files?.some(({ name }) => name === 'xl/workbook.xml')) return 'workbook'
  if (!files?.length || !files.every(({ method }) => [stored, deflated].includes(method)))
    return undefined
  return files.map((entry) => ({ name: entry.name, open: () => openEntry(zip, entry) }))
}

/** Folders, and what a Mac adds of its own. */
const notFiles = /\/$|^__MACOSX\/|(?:^|\/)\.[^/]*$/

async function openEntry(zip: Blob, entry: Entry) {
  const header = await viewOf(zip, entry.offset, 30)
  if (header.byteLength < 30 || header.getUint32(0, true) !== localHeader) return undefined
  const begin = entry.offset + 30 + header.getUint16(26, true) + header.getUint16(28, true)
  const packed = zip.slice(begin, begin + entry.packedLength).stream()
  return entry.method === stored
    ? packed
    : packed.pipeThrough(new DecompressionStream('deflate-raw'))
}

type Entry = { name: string; method: number; packedLength: number; offset: number }

async function readDirectory(zip: Blob): Promise<Entry[] | undefined> {
  const tail = await viewOf(zip, Math.max(0, zip.size - endLength - longestComment), zip.size)
  let end = tail.byteLength - endLength
  while (end >= 0 && tail.getUint32(end, true) !== endOfDirectory) end -= 1
  if (end < 0) return undefined
  const count = tail.getUint16(end + 10, true)
  const start = tail.getUint32(end + 16, true)
  const directory = await viewOf(zip, start, tail.getUint32(end + 12, true))
  const entries: Entry[] = []
  for (let at = 0; entries.length < count && at + 46 <= directory.byteLength; ) {
    if (directory.getUint32(at, true) !== centralHeader) return undefined
    const nameLength = directory.getUint16(at + 28, true)
    const isLocked = (directory.getUint16(at + 8, true) & 1) === 1
    entries.push({
      name: textAt(directory, at + 46, nameLength),
      method: isLocked ? -1 : directory.getUint16(at + 10, true),
      packedLength: directory.getUint32(at + 20, true),
      offset: directory.getUint32(at + 42, true),
    })
    at += 46 + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
  }
  // A directory that was cut would make a part look like the whole.
  return entries.length === count ? entries : undefined
}

function textAt({ buffer, byteLength }: DataView, at: number, length: number): string {
  const end = Math.min(byteLength, at + length)
  return new TextDecoder().decode(new Uint8Array(buffer, at, Math.max(0, end - at)))
}

async function viewOf(file: Blob, from: number, length: number): Promise<DataView> {
  return new DataView(await file.slice(from, from + length).arrayBuffer())
}
