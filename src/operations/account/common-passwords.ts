import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { problemWithPassword } from '#domain/account/password.ts'

/**
 * Whether a password, in lower case, is on the list of those that attackers try first. Of other passwords one in 70,000 is
 * taken for one of them. The list is read when it's first asked, and nothing is asked of the network; where it comes from:
 * src/server/commands/generate-common-passwords.ts.
 */
export function isCommonPassword(password: string): boolean {
  list ??= readFileSync(new URL('./common-passwords.bin', import.meta.url))
  const wanted = fingerprintOf(password)
  let from = 0
  let to = list.length / 4
  while (from < to) {
    const middle = (from + to) >> 1
    if (list.readUInt32BE(middle * 4) < wanted) from = middle + 1
    else to = middle
  }
  return from < list.length / 4 && list.readUInt32BE(from * 4) === wanted
}

let list: Buffer | undefined

/** Why an operator may not have this password, as a sentence; undefined when they may. */
export function problemWithNewPassword(
  password: string,
  { email, brand }: { email: string; brand: { name: string } },
): string | undefined {
  return problemWithPassword(password, { email, service: brand.name, isCommon: isCommonPassword })
}

export function fingerprintOf(password: string): number {
  return createHash('sha256').update(password).digest().readUInt32BE(0)
}
