import { v7 as uuidv7 } from 'uuid'
import { raiseLinkNumber, setWebhookSecret } from '#database/installer/installer-acts.ts'
import {
  getInstaller,
  lockInstaller,
  type StoredInstaller,
} from '#database/installer/installers.ts'
import type { Db } from '#database/schema.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { generateEndpointSecret } from '../delivery/change-endpoint.ts'
import { recordDeskEvent } from '../record-event.ts'
import { commit, type World } from '../world.ts'

export const noSuchInstaller = reject('unknown', 'There is no such installer.')

/** Does something to an installer while it is locked. */
export function actOnInstaller<Done>(
  id: string,
  world: Pick<World, 'database' | 'afterWrite'>,
  act: (db: Db, installer: StoredInstaller) => Promise<Done>,
): Promise<Done | Rejection<'unknown'>> {
  return commit(world, async (db) => {
    await lockInstaller(db, id)
    const installer = await getInstaller(db, id)
    return installer ? act(db, installer) : noSuchInstaller
  })
}

/** Invalidates every link sent to an installer, in case other people have read them. The next letters have new links. */
export function endInstallerLinks(
  id: string,
  world: World & { by: string },
): Promise<Result<object, 'unknown'>> {
  return actOnInstaller(id, world, async (db) => {
    await raiseLinkNumber(db, id)
    await recordDeskEvent(db, { kind: 'installer links ended', detail: { installer: id } }, world)
    return { ok: true }
  })
}

/** Queues the letter with the link to our terms for an installer again. */
export function resendTerms(
  id: string,
  world: World & { by: string },
): Promise<Result<object, 'unknown' | 'refused'>> {
  return actOnInstaller(id, world, async (db, { closedAt, people }) => {
    if (closedAt) return reject('refused', 'This installer is closed. Open it again first.')
    if (people.every(({ email }) => email === ''))
      return reject('refused', 'Enter somebody with an email first.')
    const event = { kind: 'installer terms sent again', key: uuidv7() } as const
    await recordDeskEvent(db, { ...event, detail: { installer: id } }, world)
    return { ok: true }
  })
}

/** Signs offers to an installer's webhook with a new secret, at once. It is returned once and never shown again. */
export function rotateInstallerSecret(
  id: string,
  world: World & { by: string },
): Promise<Result<{ secret: string }, 'unknown' | 'refused'>> {
  return actOnInstaller(id, world, async (db, { webhook }) => {
    if (!webhook) return reject('refused', 'This installer has no webhook.')
    const secret = generateEndpointSecret()
    await setWebhookSecret(db, id, secret)
    await recordDeskEvent(
      db,
      { kind: 'installer secret changed', detail: { installer: id } },
      world,
    )
    return { ok: true, secret }
  })
}
