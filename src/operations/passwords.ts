import { hashPassword, verifyPassword } from 'better-auth/crypto'

/** How operators' passwords are hashed and checked. */
export type Passwords = {
  hash: (password: string) => Promise<string>
  verify: (given: { hash: string; password: string }) => Promise<boolean>
}

/** Takes a tenth of a second on purpose, so that a stolen database is not a list of passwords. */
export const scryptPasswords: Passwords = { hash: hashPassword, verify: verifyPassword }
