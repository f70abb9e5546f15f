import type { NewPasskeyRequest } from '../../ui/passkeys.ts'
import type { Device } from '../people/people.ts'

/**
 * A person's own settings. Acts:
 * - texts: `on`, 'yes' or 'no'
 * - end: `session`, one of theirs
 * - add-passkey: what the browser said of the one it made; remove-passkey: `id`
 * - out: here
 * - move: `installer`, another that they work for
 * - away: `until`, a Pause; back
 * - feed: a calendar at a new address
 */
export type MeProps = {
  getsOffers: boolean
  /** Whether they get texts; 'none' where they have no mobile, undefined where texts aren't sent. */
  texts?: 'on' | 'off' | 'none' | undefined
  devices: readonly (Device & { isHere: boolean })[]
  /** The first day (YYYY-MM-DD) on which they are back; null while they are there. */
  awayUntil: string | null
  /** The address of their calendar. */
  feed: string | null
  passkeys: readonly { id: string; name: string; since: string; usedAt: string | null }[]
  /** How another one is made. */
  passkey: NewPasskeyRequest
  /** The other installers that they work for. */
  others: readonly { id: string; tradingName: string }[]
}
