/** Crockford's base32: without I, L, O and U, so that a reference can be read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The brand's prefix and eight characters, from eight random bytes: 'WW-7K2M9QXA'. */
export function referenceFrom(bytes: Uint8Array, prefix: string): string {
  return `${prefix}-${Array.from(bytes.subarray(0, 8), (byte) => alphabet[byte % 32]).join('')}`
}

export function isReference(text: string, prefix: string): boolean {
  const [before, characters, ...more] = text.split('-')
  const hasShape = /^[0-9A-HJKMNP-TV-Z]{8}$/.test(characters ?? '')
  return before === prefix && hasShape && more.length === 0
}
