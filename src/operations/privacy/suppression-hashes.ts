import { keyedHash } from '../keyed-hash.ts'

/** What a person is remembered by who asked us to stop: keyed hashes of their address and their phone number. */
export function suppressionHashes(
  { email, phone }: { email: string; phone: string },
  secret: string,
): string[] {
  return [email.trim().toLowerCase(), phone]
    .filter(Boolean)
    .map((value) => keyedHash(secret, 'suppression', value))
}
