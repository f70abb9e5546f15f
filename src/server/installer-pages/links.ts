import { v4 as uuidv4 } from 'uuid'
import { type LinkKind, linkToken, readLinkToken } from '#operations/link-token.ts'
import type { Services } from '../../services.ts'

/** The links of installers' pages, and what they are for. */
export function installerLinks({ secret, now }: Pick<Services, 'secret' | 'now'>) {
  const pathOf = (path: string, kind: LinkKind, id: string) =>
    `${path}?${new URLSearchParams({ token: linkToken(kind, id, { secret, now: now() }) })}`
  return {
    /** What a link is for. Whatever is wrong with a link, the database is asked about something. */
    idOf: (kind: LinkKind, token: string): string => {
      const link = readLinkToken(kind, token, { secret, now: now() })
      return link && !link.expired ? link.id : uuidv4()
    },
    toOffer: (offer: string) => pathOf('/offer', 'offer', offer),
    toInstaller: (installer: string) => pathOf('/installer', 'installer', installer),
  }
}
