import { Hono } from 'hono'
import { listDueSets } from '#content/figures-due.ts'
import { getFailingLetters } from '#database/delivery/failing-deliveries.ts'
import { countOverdueComplaints } from '#database/desk/overdue-complaints.ts'
import { countStuckAdLeads } from '#database/enquiry/ad-leads.ts'
import { listInstallers } from '#database/installer/installers.ts'
import { dayOf } from '#domain/calendar.ts'
import { endedFor } from '#domain/installer/standing.ts'
import { unknownHolidaysFrom } from '#domain/promise/holiday-area.ts'
import { cached } from '#operations/cached.ts'
import { findBacklogs } from '#operations/installer/answer-backlog.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import type { DeskEnv } from '../account/guard.ts'

/** What everybody at the desk should know, on whatever screen they are. */
export function warningRoutes({ services }: DeskDeps) {
  const { brand, database, now } = services
  const today = () => dayOf(now(), brand.timeZone)
  const failingLetters = cached(() => getFailingLetters(database.reads, now()), 5_000)
  const ended = cached(async () => {
    const installers = await listInstallers(database.reads)
    return installers.flatMap((installer) => {
      const expiries = endedFor(installer, today())
      const { id, tradingName, services } = installer
      return expiries.length > 0 ? [{ id, tradingName, services, expiries }] : []
    })
  }, 5_000)

  // Not cached: an owner who answers one must not see the question again.
  const backlogs = async () => {
    const installers = await listInstallers(database.reads)
    const byInstaller = await findBacklogs(installers, services)
    return installers.flatMap(({ id, tradingName }) => {
      const backlog = byInstaller.get(id)
      return backlog ? [{ id, tradingName, leads: backlog.leads }] : []
    })
  }

  return new Hono<DeskEnv>().get('/warnings', async (c) => {
    const isOwner = c.var.operator.role === 'owner'
    const unknownFrom = unknownHolidaysFrom(today(), services.calling.law)
    return c.json({
      lettersAreFiles: services.lettersAreFiles,
      /** Complaints whose outcome should have been sent by now. */
      overdueComplaints: await countOverdueComplaints(database.reads, now()),
      failingLetters: (await failingLetters()) ?? null,
      /** The first day whose public holidays are unknown, where that is near. Owners can have it seen to. */
      unknownHolidaysFrom: (isOwner && unknownFrom) || null,
      /** Figures that are due to be looked at again, for owners. */
      figuresDue: isOwner ? listDueSets(today()).map(({ name, again }) => ({ name, again })) : [],
      /** Installers that would get leads if nothing of theirs had ended, for owners. */
      endedInstallers: isOwner ? await ended() : [],
      /** Installers that became ready, with how many leads from before they could be offered, for owners. */
      backlogs: isOwner ? await backlogs() : [],
      /** Sent with unmapped forms of advertisements, or that can't be fetched or answered, for owners. */
      stuckAdLeads: isOwner ? await countStuckAdLeads(database.reads) : 0,
    })
  })
}
