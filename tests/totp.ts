import { createHmac } from 'node:crypto'

/** The six digits an authenticator app shows for this key (RFC 6238); `steps` looks half minutes ahead. */
export function totp(key: string, steps = 0, now = Date.now()): string {
  const bits = Array.from(key.replaceAll(/[\s=]/g, '').toUpperCase(), (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  const bytes = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000) + steps))
  const hash = createHmac('sha1', bytes).update(counter).digest()
  const offset = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
