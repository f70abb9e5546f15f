import { v4 as uuidv4 } from 'uuid'
import {
  type LinkKind,
  linkToken,
  type ReadLink,
  readLinkToken,
} from '#operations/enquiry/link-token.ts'
import type { Services } from '../../services.ts'

/** What a link of an installer opens, until when, and the installer's number when it was sent. */
export type PageLink = Pick<ReadLink, 'id' | 'expiresAt' | 'number'>

/** The links of installers' pages, and what they are for. */
export function installerLinks({ secret, now }: Pick<Services, 'secret' | 'now'>) {
  return {
    /** What a link opens. Whatever is wrong with a link, the database is asked about something. */
    read: (kind: LinkKind, token: string): PageLink => {
      const link = readLinkToken(kind, token, { secret, now: now() })
      return link && !link.expired ? link : { id: uuidv4(), expiresAt: now(), number: 0 }
    },
    /** Pages that are reached from a link end with it: looking makes nothing last longer. */
    linksFrom: ({ expiresAt, number }: PageLink) => {
      const pathOf = (path: string, kind: LinkKind, id: string) =>
        `${path}?${new URLSearchParams({ token: linkToken(kind, id, { secret, now: now(), expiresAt, number }) })}`
      return {
        toOffer: (offer: string) => pathOf('/offer', 'offer', offer),
        toInstaller: (installer: string) => pathOf('/installer', 'installer', installer),
      }
    },
  }
}
