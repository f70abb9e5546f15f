import { type LinkKind, linkToken } from '#operations/link-token.ts'
import { markAccepted } from '../accepted.ts'
import { addEndpoint, insertLead, lead, leadReceivers } from '../leads.ts'
import { storeOperator } from '../operators.ts'
import { storeInstaller, storeOffer } from '../stored-installers.ts'
import type { FuzzedServer } from './sessions.ts'

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
}

/** Stores leads, installers with offers, an endpoint and an operator who may be closed or changed. */
export async function storeKnown({
  database,
  secret,
  publicClientKey,
}: FuzzedServer): Promise<Known> {
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
  const link = (kind: LinkKind, id: string) => ({
    kind,
    token: linkToken(kind, id, { secret, now: new Date() }),
  })
  return {
    ...{ leads, installers, offers, endpoints, operator },
    ids: [...leads, ...installers, ...offers, ...endpoints, operator],
    links: [
      ...leads.flatMap((id) => [link('lead', id), link('withdraw', id)]),
      ...offers.map((id) => link('offer', id)),
      ...installers.map((id) => link('installer', id)),
    ],
    key: publicClientKey,
  }
}
