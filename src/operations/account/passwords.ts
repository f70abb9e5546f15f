import { hashPassword, verifyPassword } from 'better-auth/crypto'

/** Hashes and verifies operators' passwords. */
export type Passwords = {
  hash: (password: string) => Promise<string>
  verify: (given: { hash: string; password: string }) => Promise<boolean>
}

/** Takes a tenth of a second on purpose, so that passwords in a stolen database are slow to guess. */
export const scryptPasswords: Passwords = { hash: hashPassword, verify: verifyPassword }
