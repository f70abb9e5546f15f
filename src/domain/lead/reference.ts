/** Crockford's base32: no I, L, O or U, so a reference survives being read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `WW-` and eight characters, from eight random bytes. */
export function referenceFrom(bytes: Uint8Array): string {
  return `WW-${Array.from(bytes.subarray(0, 8), (byte) => alphabet[byte % 32]).join('')}`
}

export function isReference(text: string): boolean {
  return /^WW-[0-9A-HJKMNP-TV-Z]{8}$/.test(text)
}
