import { v4 as uuidv4 } from 'uuid'
import {
  type LinkKind,
  linkDays,
  linkToken,
  type ReadLink,
  readLinkToken,
} from '#operations/enquiry/link-token.ts'
import type { Services } from '../../services.ts'

/** What a link of an installer opens, until when, whose it is, and the installer's number when it was sent. */
export type PageLink = Pick<ReadLink, 'id' | 'expiresAt' | 'number' | 'person'>

/** For how long after it was sent a link shows everything, and acts. */
const freshHours = 24

/** Whether a link was sent so long ago that it asks for a code. One that opens nothing is none. */
export function isOld({ expiresAt }: PageLink, now: Date): boolean {
  const sentAt = expiresAt.getTime() - linkDays * 24 * 3_600_000
  return expiresAt > now && sentAt + freshHours * 3_600_000 <= now.getTime()
}

/** The address of an offer for a signed-in person: their session opens it, not the address. */
export function ownOfferPath(offer: string): string {
  return `/offer?${new URLSearchParams({ token: offer })}`
}

/** The links of installers' pages, and what they are for. */
export function installerLinks({ secret, now }: Pick<Services, 'secret' | 'now'>) {
  return {
    /** What a link opens. Whatever is wrong with a link, the database is asked about something. */
    read: (kind: LinkKind, token: string): PageLink => {
      const link = readLinkToken(kind, token, { secret, now: now() })
      return link && !link.expired ? link : { id: uuidv4(), expiresAt: now(), number: 0 }
    },
    /** Offers that are reached from a link end with it: looking makes nothing last longer. */
    linksFrom:
      ({ expiresAt, number, person }: PageLink) =>
      (offer: string) =>
        `/offer?${new URLSearchParams({ token: linkToken('offer', offer, { secret, now: now(), expiresAt, number, person }) })}`,
  }
}
