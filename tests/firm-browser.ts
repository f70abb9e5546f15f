import { insertFirmSession } from '#database/firm/sessions.ts'
import { getInstaller } from '#database/installer/installers.ts'
import { membersOf } from '#operations/firm/members.ts'
import type { FirmPageProps } from '#site/firm/firm-page.ts'
import type { TestDesk } from './desk.ts'

/** A browser in which a person of an installer is signed in: the first of its people. */
export async function openFirmBrowser(
  { app, services }: Pick<TestDesk, 'app' | 'services'>,
  installer: string,
) {
  const { database, now, newId } = services
  const known = await getInstaller(database.db, installer)
  const [member] = known ? membersOf(known) : []
  if (!member) throw new Error('nobody works there')
  const token = newId()
  await insertFirmSession(database.db, {
    ...{ id: newId(), token, browser: 'a test', installer, person: member.id },
    started_at: now().toISOString(),
    expires_at: new Date(now().getTime() + 3_600_000).toISOString(),
  })
  const headers = { cookie: `firm=${token}` }
  const get = (path: string) => app.request(path, { headers })
  return {
    get,
    post: (path: string, body: URLSearchParams | FormData) =>
      app.request(path, { method: 'POST', body, headers }),
    look: async (path: string): Promise<FirmPageProps> =>
      JSON.parse(await (await get(path)).text()),
  }
}
