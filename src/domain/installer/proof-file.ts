/** The kinds of file that prove an accreditation, and how such a file's name ends. */
export const proofTypes = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} as const
export type ProofType = keyof typeof proofTypes

export const mostProofBytes = 10 * 1024 * 1024

// A phone takes 50 million at most in its usual mode. A picture is held whole while it is shown, four bytes each.
const mostPixels = 64_000_000

const notProof = 'Choose a PDF, or a photo as JPEG or PNG.'

/** What a file is by its content, whatever it calls itself; else why it can't be taken, as a sentence. */
export function readProof(bytes: Uint8Array): { type: ProofType } | { problem: string } {
  if (bytes.length === 0) return { problem: 'Choose the card or letter that says so.' }
  if (bytes.length > mostProofBytes) return { problem: 'That file is larger than 10 MB.' }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (textAt(bytes, 0, 5) === '%PDF-')
    return textAt(bytes, bytes.length - 1024, bytes.length).includes('%%EOF')
      ? { type: 'application/pdf' }
      : { problem: 'That PDF ends too early. Save it again, or take a photo.' }
  const picture = pictureOf(bytes, view)
  if (!picture) return { problem: notProof }
  return picture.width * picture.height > mostPixels
    ? { problem: 'That picture is too large to open. Take it smaller.' }
    : { type: picture.type }
}

function textAt(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(Math.max(0, from), to))
}

type Picture = { type: ProofType; width: number; height: number }

function pictureOf(bytes: Uint8Array, view: DataView): Picture | undefined {
  if (textAt(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n' && textAt(bytes, 12, 16) === 'IHDR')
    return textAt(bytes, bytes.length - 8, bytes.length - 4) === 'IEND'
      ? { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
      : undefined
  return textAt(bytes, 0, 3) === '\u00ff\u00d8\u00ff' ? jpegOf(view) : undefined
}

/** Goes from segment to segment until the one that says how large it is. */
function jpegOf(view: DataView): Picture | undefined {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame)
      return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}
