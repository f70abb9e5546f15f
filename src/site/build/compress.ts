import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Small files gain nothing: a header costs as much as they save. */
const worthCompressing = 512

export function isCompressible(file: string): boolean {
  return /\.(html|css|js|svg|xml|txt|json|webmanifest)$/.test(file)
}

/** Writes the compressed copies of a file beside it. */
export async function compress(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.length < worthCompressing) return
  await Promise.all([
    promisify(brotliCompress)(body).then((small) => writeFile(`${file}.br`, small)),
    promisify(gzip)(body, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ])
}
