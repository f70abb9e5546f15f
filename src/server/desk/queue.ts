import { Hono } from 'hono'
import { z } from 'zod'
import { listAbsences } from '#database/desk/absences.ts'
import { countClaimable } from '#database/desk/claims.ts'
import { listNextToCall } from '#database/desk/lead-list.ts'
import { getQueueFacts } from '#database/desk/queue.ts'
import {
  countQueue,
  getNextDueAt,
  getPendingCall,
  listAtDesk,
  listCallsSince,
} from '#database/desk/queue-counts.ts'
import { secondFactorAgain } from '#domain/account/second-factor.ts'
import { dayOf, daysAfter, momentAt } from '#domain/calendar.ts'
import { isAway } from '#domain/desk/absence.ts'
import { parseCallBackTime } from '#domain/desk/call-back-time.ts'
import { callingState } from '#domain/desk/calling-state.ts'
import { previewOutcomes } from '#domain/desk/outcome.ts'
import { isReached } from '#domain/lead/contact.ts'
import { contactChannels, type DeskOutcome, deskOutcomes, lostReasons } from '#domain/lead/state.ts'
import { callingCalendar, deskCalendar } from '#domain/promise/calling-calendar.ts'
import { closedPostcodes } from '#domain/promise/notices.ts'
import { longestLine, noSuchLead } from '#operations/desk/change-lead.ts'
import { releaseClaim, renewClaim } from '#operations/desk/claim-lead.ts'
import { claimNext } from '#operations/desk/claim-next.ts'
import { recordCall } from '#operations/desk/record-call.ts'
import { skipLead } from '#operations/desk/skip-lead.ts'
import { snoozeLead } from '#operations/desk/snooze-lead.ts'
import { dropCall, startCall } from '#operations/desk/start-call.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import type { DeskEnv } from '../account/guard.ts'
import { jsonBody, rowVersion } from '../http/json-body.ts'
import { respond } from '../http/respond.ts'

const id = z.string().min(1).max(64)
const putOff = { version: rowVersion, line: z.string().max(longestLine) }

/** How many leads the queue's card shows: the next, and those after it. */
const nextSize = 3
/** What a call takes with its note, by which the desk says how long the queue is. */
const minutesPerCall = 4

/** The queue: the next leads, who has claimed them, and how calls went. */
export function queueRoutes({ services, mayRead }: DeskDeps) {
  const { database } = services
  const { reads } = database
  const startOfDay = (now: Date, days = 0) => {
    const { timeZone } = services.calling
    return momentAt(daysAfter(dayOf(now, timeZone), days), 0, timeZone)
  }

  return new Hono<DeskEnv>()
    .get('/queue', async (c) => {
      const now = services.now()
      const operator = c.var.operator.id
      const onlyTheirs = c.req.query('view') === 'mine'
      const closed = closedPostcodes(now, services.calling)
      const [{ counts, dueForYou }, [next = null, ...then], pendingCall] = await Promise.all([
        countQueue(reads, { operator, now, onlyTheirs }),
        listNextToCall(reads, { operator, now, size: nextSize, closed }),
        getPendingCall(reads, operator),
      ])
      const ids = [...(next ? [next] : []), ...then].map(({ id }) => id)
      if (!(await mayRead(c.var.operator, ids))) return respond(c, secondFactorAgain)
      const minutes = dueForYou * minutesPerCall
      return c.json({
        now: now.toISOString(),
        counts,
        next,
        then,
        dueForYou,
        minutes,
        pendingCall,
      })
    })
    .get('/queue/desk', async (c) => {
      const now = services.now()
      const operator = c.var.operator.id
      const since = startOfDay(now)
      const until = startOfDay(now, 1)
      const closed = closedPostcodes(now, services.calling)
      const [operators, absences, calls, counts, claimable, nextAt] = await Promise.all([
        listAtDesk(reads, now),
        listAbsences(reads, { now }),
        listCallsSince(reads, { since }),
        countQueue(reads, { operator, now, until }),
        countClaimable(reads, { operator, now, closed }),
        getNextDueAt(reads, { operator, now }),
      ])
      const { dueForYou: due, skippedByYou: skipped } = counts
      const { free, held } = claimable
      const onHoliday = closed.length > 0 ? due - free - held - skipped : 0
      const calendar = deskCalendar(services.calling)
      const state = callingState({ free, skipped, held, onHoliday, nextAt }, now, calendar)
      const awayOf = (id: string) => {
        const absence = absences.find((one) => one.operator === id && isAway(one, now))
        return absence ? { until: absence.until } : null
      }
      const theirs = calls.filter(({ who }) => who === operator)
      return c.json({
        now: now.toISOString(),
        operators: operators.map((one) => ({ ...one, away: awayOf(one.id) })),
        called: { calls: calls.length, leads: new Set(calls.map(({ lead }) => lead)).size },
        day: {
          since: theirs[0]?.at ?? null,
          ...countPeople(theirs),
          due,
          held,
          onHoliday,
          later: counts.laterForYou,
          state,
          /** Each call of theirs today, the earliest first. */
          calls: theirs.map(({ lead, outcome, at }) => ({ lead, outcome, at })),
        },
      })
    })
    .post('/queue/claim', jsonBody({ lead: id.optional() }), async (c) =>
      respond(c, await claimNext(c.req.valid('json'), c.var.operator, services)),
    )
    .post('/queue/renew', jsonBody({ lead: id }), async (c) =>
      respond(c, await renewClaim(c.req.valid('json').lead, c.var.operator, services)),
    )
    .post('/queue/release', async (c) => respond(c, await releaseClaim(c.var.operator, services)))
    .post('/leads/:id/call-started', async (c) =>
      respond(c, await startCall(c.req.param('id'), c.var.operator, services)),
    )
    .post('/leads/:id/call-dropped', async (c) =>
      respond(c, await dropCall(c.req.param('id'), c.var.operator, services)),
    )
    .post(
      '/leads/:id/snooze',
      jsonBody({ ...putOff, until: z.iso.datetime({ offset: true }).nullable() }),
      async (c) => {
        const { until, ...json } = c.req.valid('json')
        const lead = { lead: c.req.param('id'), ...json, until: until ? new Date(until) : null }
        return respond(c, await snoozeLead(lead, c.var.operator, services))
      },
    )
    .post('/leads/:id/skip', jsonBody(putOff), async (c) => {
      const lead = { lead: c.req.param('id'), ...c.req.valid('json') }
      return respond(c, await skipLead(lead, c.var.operator, services))
    })
    .get('/leads/:id/outcomes', async (c) => {
      const known = await getQueueFacts(database.db, c.req.param('id'))
      if (!known) return respond(c, noSuchLead)
      const now = services.now()
      const calendar = callingCalendar(services.calling, known)
      return c.json({
        now: now.toISOString(),
        outcomes: previewOutcomes(known.facts, calendar, now),
      })
    })
    .get('/leads/:id/call-back-time', async (c) => {
      const known = await getQueueFacts(database.db, c.req.param('id'))
      if (!known) return respond(c, noSuchLead)
      const calendar = callingCalendar(services.calling, known)
      const at = parseCallBackTime(c.req.query('words') ?? '', services.now(), calendar)
      return c.json({ at: at?.toISOString() ?? null })
    })
    .post(
      '/leads/:id/outcomes',
      jsonBody({
        id: z.uuid(),
        version: rowVersion,
        outcome: z.enum(deskOutcomes),
        channel: z.enum(contactChannels).optional(),
        callBackAt: z.iso.datetime({ offset: true }).optional(),
        because: z.enum(lostReasons).optional(),
        correctPhone: z.string().min(1).max(60).optional(),
        sendEmail: z.boolean().optional(),
        note: z.object({ id: z.uuid(), text: z.string().max(50_000) }).optional(),
        claimNext: z.boolean().optional(),
      }),
      async (c) => {
        const call = { lead: c.req.param('id'), ...c.req.valid('json') }
        return respond(c, await recordCall(call, c.var.operator, services))
      },
    )
}

/** The people an operator called, each once: as reached where they were, which is what Insights counts, else by the last call. */
function countPeople(calls: readonly { person: string; outcome: DeskOutcome }[]) {
  const outcomes = new Map<string, DeskOutcome>()
  for (const { person, outcome } of calls)
    if (!isReached(outcomes.get(person) ?? 'no-answer')) outcomes.set(person, outcome)
  const count = (isCounted: (outcome: DeskOutcome) => boolean) =>
    [...outcomes.values()].filter(isCounted).length
  return {
    called: outcomes.size,
    reached: count(isReached),
    noAnswer: count((outcome) => outcome === 'no-answer' || outcome === 'engaged'),
    voicemail: count((outcome) => outcome === 'voicemail'),
    wrongNumber: count((outcome) => outcome === 'wrong-number'),
  }
}
