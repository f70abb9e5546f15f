import { deflateRawSync } from 'node:zlib'

/** A zip of one file, as PKWARE's APPNOTE.TXT lays it out. The checksum is left out: nobody reads it. */
export function zipOf(
  text: string,
  { method = 8, flags = 0, name: fileName = 'readings.csv' } = {},
): Uint8Array<ArrayBuffer> {
  const content = Buffer.from(text)
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
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return new Uint8Array(Buffer.concat([local, name, packed, central, name, end]))
}
