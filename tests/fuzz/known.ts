import type { Database } from '#database/open.ts'
import { type LinkKind, linkToken } from '#operations/enquiry/link-token.ts'
import { markAccepted } from '../accepted.ts'
import { addEndpoint, insertLead, lead, leadReceivers } from '../leads.ts'
import { offerToken } from '../offer-links.ts'
import { storeOperator } from '../operators.ts'
import { storeInstaller, storeOffer } from '../stored-installers.ts'
import type { FuzzedServer } from './fuzzed-server.ts'
import type { Sessions, Who } from './sessions.ts'
import { openWays, type Way } from './ways.ts'

/** What exists, so that requests reach more than the answer that there is no such thing. */
export type Known = {
  leads: string[]
  installers: string[]
  offers: string[]
  endpoints: string[]
  operator: string
  ids: string[]
  links: { kind: LinkKind; token: string }[]
  key: string
  cookies: Record<Exclude<Who, 'nobody'>, string>
  /** By method and path. */
  ways: Readonly<Record<string, Way>>
}

/** Stores leads, installers with offers, an endpoint, people who may be closed or changed, and what some routes need to say yes. */
export async function storeKnown(server: FuzzedServer, sessions: Sessions): Promise<Known> {
  const { database, secret, publicClientKey } = server
  await closeFormer(database)
  const receivers = leadReceivers([], ['operator-letter', 'confirmation'])
  const leads: string[] = []
  const installers: string[] = []
  const offers: string[] = []
  for (let count = 0; count < 3; count++) {
    const row = lead({
      created_at: new Date().toISOString(),
      suspected: count === 2 ? 'honeypot' : null,
    })
    await insertLead(row, { database, secret, receivers })
    const installer = await storeInstaller(database)
    const offer = await storeOffer(database, { lead: row.id, installer })
    if (count > 0) await markAccepted(database.db, offer, new Date())
    leads.push(row.id)
    installers.push(installer)
    offers.push(offer)
  }
  const operator = await storeOperator(database)
  const endpoints = [await addEndpoint(database, `http://127.0.0.1:9/${crypto.randomUUID()}`)]
  const { cookies, ways } = await openWays(server)
  const link = (kind: LinkKind, id: string) => ({
    kind,
    token: linkToken(kind, id, { secret, now: new Date() }),
  })
  const links = offers.map(async (id) => ({
    kind: 'offer' as const,
    token: await offerToken(database, id, { secret, now: new Date() }),
  }))
  return {
    ...{ leads, installers, offers, endpoints, operator, ways },
    ids: [...leads, ...installers, ...offers, ...endpoints, operator],
    links: [
      ...leads.flatMap((id) => [link('lead', id), link('withdraw', id)]),
      ...(await Promise.all(links)),
      ...installers.map((id) => link('installer', id)),
      link('end notices', operator),
    ],
    key: publicClientKey,
    cookies: { ...sessions, ...cookies },
  }
}

/** Closes what former lots have stored. Every lead goes to each endpoint, and is matched with each installer. */
async function closeFormer({ db }: Database): Promise<void> {
  const now = new Date().toISOString()
  await db.updateTable('webhook_endpoints').set({ disabled_at: now }).execute()
  await db.updateTable('installers').set({ closed_at: now }).execute()
}

/** Pages behind a link, and the links that open them. */
const kinds: Readonly<Record<string, LinkKind>> = {
  '/my-enquiry': 'lead',
  '/withdraw': 'withdraw',
  '/offer': 'offer',
  '/installer': 'installer',
  '/unsubscribe': 'end notices',
}

export function hasLink(path: string): boolean {
  return path in kinds
}

/** What opens the page at this path; anywhere else, every token there is. */
export function tokensFor(path: string, { links }: Known): string[] {
  const kind = kinds[path]
  return links.filter((link) => kind === undefined || link.kind === kind).map(({ token }) => token)
}
