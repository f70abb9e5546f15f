import { deflateRawSync } from 'node:zlib'

type ZipOptions = { method?: number; flags?: number }

/** A zip of one file. */
export function zipOf(
  text: string,
  { name = 'readings.csv', ...options }: ZipOptions & { name?: string } = {},
) {
  return zipOfFiles({ [name]: text }, options)
}

/** A zip of files by their names, as PKWARE's APPNOTE.TXT lays it out. The checksums are left out: they aren't read. */
export function zipOfFiles(
  files: Record<string, string | Uint8Array>,
  { method = 8, flags = 0 }: ZipOptions = {},
): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [fileName, file] of Object.entries(files)) {
    const content = Buffer.from(file)
    const packed = method === 8 ? deflateRawSync(content) : content
    const name = Buffer.from(fileName)
    const sizes = (buffer: Buffer, at: number) => {
      buffer.writeUInt32LE(packed.length, at)
      buffer.writeUInt32LE(content.length, at + 4)
      buffer.writeUInt16LE(name.length, at + 8)
    }
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    sizes(local, 18)
    const central = Buffer.alloc(46)
    central.writeUInt32LE(0x02014b50, 0)
    central.writeUInt16LE(flags, 8)
    central.writeUInt16LE(method, 10)
    sizes(central, 20)
    central.writeUInt32LE(offset, 42)
    locals.push(local, name, packed)
    centrals.push(central, name)
    offset += local.length + name.length + packed.length
  }
  const directory = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(files).length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return new Uint8Array(Buffer.concat([...locals, directory, end]))
}
