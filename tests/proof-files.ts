import { deflateSync } from 'node:zlib'

/** A PNG of one pixel. */
export const onePixel = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
)

/** A PDF of one stream, which is so many bytes long once it's inflated. */
export function pdfOf(inflated: number): Uint8Array {
  const stream = deflateSync(Buffer.alloc(inflated))
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n1 0 obj <</Filter /FlateDecode /Length ${stream.length}>> stream\n`),
    stream,
    Buffer.from('\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'),
  ])
}
