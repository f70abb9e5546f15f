import { setOffersSince, setStartFact } from '#database/installer/installer-acts.ts'
import { dayOf } from '#domain/calendar.ts'
import { hasStarted } from '#domain/installer/installer.ts'
import { checksOf, whyNotStarted } from '#domain/installer/start.ts'
import { type Result, reject } from '#domain/result.ts'
import { recordDeskEvent } from '../record-event.ts'
import type { World } from '../world.ts'
import { actOnInstaller } from './act-on-installer.ts'

type Acted = Result<object, 'unknown' | 'refused'>

const started = reject('refused', 'Its offers have been started already.')

/** An operator checked the installer's number, or spoke with it on the phone. A repeat is harmless: the first time counts. */
export function passCheck(
  { installer, check }: { installer: string; check: 'number' | 'phone' },
  world: World & { by: string },
): Promise<Acted> {
  return actOnInstaller(installer, world, async (db, known) => {
    if (hasStarted(known)) return started
    const today = dayOf(world.now(), world.calling.timeZone)
    if (checksOf(known, today).some((one) => one.check === check && one.isDone)) return { ok: true }
    const at = world.now().toISOString()
    await setStartFact(
      db,
      installer,
      check === 'number' ? { number_checked_at: at } : { phone_answered_at: at },
    )
    await recordDeskEvent(db, { kind: 'installer checked', detail: { installer, check } }, world)
    return { ok: true }
  })
}

/** Queues a rehearsal offer for an installer, in which nothing is real, each time it is requested. */
export function sendRehearsal(id: string, world: World & { by: string }): Promise<Acted> {
  return actOnInstaller(id, world, async (db, known) => {
    if (hasStarted(known)) return started
    if (known.people.every(({ email }) => email === ''))
      return reject('refused', 'Enter somebody with an email first.')
    const event = { kind: 'installer rehearsal sent', key: world.newId() } as const
    await recordDeskEvent(db, { ...event, detail: { installer: id } }, world)
    return { ok: true }
  })
}

/** A person at an installer accepts the rehearsal offer. A repeat is harmless. */
export function acceptRehearsal(id: string, world: World): Promise<Result<object, 'unknown'>> {
  return actOnInstaller(id, world, async (db, { start }) => {
    if (!start || start.rehearsedAt) return { ok: true }
    const at = world.now().toISOString()
    await setStartFact(db, id, { rehearsed_at: at })
    const detail = { installer: id, check: 'rehearsal' }
    await recordDeskEvent(db, { kind: 'installer checked', detail }, world)
    return { ok: true }
  })
}

/** Lets offers to an installer begin, once all is checked: what comes from then on, and of what came before owners are asked. */
export function startOffers(id: string, world: World & { by: string }): Promise<Acted> {
  return actOnInstaller(id, world, async (db, known) => {
    if (hasStarted(known)) return { ok: true }
    const today = dayOf(world.now(), world.calling.timeZone)
    if (checksOf(known, today).some(({ isDone }) => !isDone))
      return reject('refused', `${whyNotStarted(known, today)}.`)
    const at = world.now().toISOString()
    await setStartFact(db, id, { started_at: at })
    await setOffersSince(db, id, at)
    await recordDeskEvent(db, { kind: 'installer started', detail: { installer: id } }, world)
    return { ok: true }
  })
}
