import type { InstallerRole } from '#domain/installer/installer.ts'

export type Device = {
  id: string
  browser: string
  startedAt: string
  seenAt: string
  expiresAt: string
}

export type ListedPerson = {
  id: string
  name: string
  email: string
  phone: string
  role: InstallerRole
  mayAccept: boolean
  getsOffers: boolean
  getsTexts: boolean
  isYou: boolean
  /** The first day (YYYY-MM-DD) on which they are back; null while they are there. */
  awayUntil: string | null
  devices: readonly Device[]
}

/**
 * The people of an installer. Acts:
 * - add: `name`, `email`, `phone`, `role`, `gets-offers`, `may-accept`, `gets-texts`
 * - change: the same, and `person`
 * - remove: `person`
 * - end-links: all that were sent before; `everybody` is 'yes' where everybody else is signed out too
 */
export type PeopleProps = {
  people: readonly ListedPerson[]
  /** Whether texts go out here: without them everybody has an email. */
  hasTexts: boolean
  /** Who is changed, by id, or 'new'. */
  open?: string | undefined
  typed?: TypedPerson | undefined
}

export type TypedPerson = {
  name: string
  email: string
  phone: string
  role: InstallerRole
  getsOffers: boolean
  mayAccept: boolean
  getsTexts: boolean
}
