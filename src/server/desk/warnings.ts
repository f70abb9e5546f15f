import { Hono } from 'hono'
import { getFailingLetters } from '#database/delivery/failing-deliveries.ts'
import { listInstallers } from '#database/installer/installers.ts'
import { dayOf } from '#domain/calendar.ts'
import { endedFor } from '#domain/installer/standing.ts'
import { unknownHolidaysFrom } from '#domain/promise/holiday-area.ts'
import { cached } from '#operations/cached.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import type { DeskEnv } from '../account/guard.ts'

/** What everybody at the desk should know, on whatever screen they are. */
export function warningRoutes({ services }: DeskDeps) {
  const { brand, database, now } = services
  const failingLetters = cached(() => getFailingLetters(database.reads, now()), 5_000)
  const ended = cached(async () => {
    const today = dayOf(now(), brand.timeZone)
    const installers = await listInstallers(database.reads)
    return installers.flatMap((installer) => {
      const expiries = endedFor(installer, today)
      const { id, tradingName, services } = installer
      return expiries.length > 0 ? [{ id, tradingName, services, expiries }] : []
    })
  }, 5_000)

  return new Hono<DeskEnv>().get('/warnings', async (c) => {
    const isOwner = c.var.operator.role === 'owner'
    const unknownFrom = unknownHolidaysFrom(dayOf(now(), brand.timeZone))
    return c.json({
      lettersAreFiles: services.lettersAreFiles,
      failingLetters: (await failingLetters()) ?? null,
      /** The first day whose public holidays are unknown, where that is near. Owners can have it seen to. */
      unknownHolidaysFrom: (isOwner && unknownFrom) || null,
      /** Installers that would get leads if nothing of theirs had ended, for owners. */
      endedInstallers: isOwner ? await ended() : [],
    })
  })
}
