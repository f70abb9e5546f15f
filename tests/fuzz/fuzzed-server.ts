import type { Database } from '#database/open.ts'
import type { Passwords } from '#operations/account/passwords.ts'

/** A server to send requests to, and its database. */
export type FuzzedServer = {
  url: string
  database: Database
  secret: string
  publicClientKey: string
  passwords: Passwords
}
