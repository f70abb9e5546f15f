import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { validator } from 'hono/validator'
import { z } from 'zod'
import { countLateCalls } from '#database/insight/late-calls.ts'
import { listChanges } from '#database/installer/changes.ts'
import { listOffersToInstaller } from '#database/installer/installer-offers.ts'
import {
  getInstaller,
  listInstallers,
  type StoredInstaller,
} from '#database/installer/installers.ts'
import { listRecentOffers } from '#database/offer/match-facts.ts'
import { dayOf, isDay } from '#domain/calendar.ts'
import { capStarts } from '#domain/installer/caps.ts'
import {
  changedFields,
  formatInstaller,
  type InstallerDraft,
  installerFields,
} from '#domain/installer/draft.ts'
import { effectsOf } from '#domain/installer/field-effects.ts'
import { coversPlace, hasStarted, identityOf, numberOf } from '#domain/installer/installer.ts'
import { installerParts, withPart } from '#domain/installer/parts.ts'
import { pausedOn } from '#domain/installer/pause.ts'
import { expiriesOf, standingOf } from '#domain/installer/standing.ts'
import { checksOf, whyNotStarted } from '#domain/installer/start.ts'
import { capitalise } from '#domain/letter-case.ts'
import { recordOfOffers } from '#domain/offer/offer-record.ts'
import { lateSince } from '#domain/offer/owed-call.ts'
import { turnsSince } from '#domain/offer/turn.ts'
import { reject } from '#domain/result.ts'
import { regionOf } from '#estimate/region.ts'
import { writeAudit } from '#operations/account/write-audit.ts'
import {
  endInstallerLinks,
  noSuchInstaller,
  resendTerms,
  rotateInstallerSecret,
} from '#operations/installer/act-on-installer.ts'
import { answerBacklog, findBacklogs } from '#operations/installer/answer-backlog.ts'
import { closeInstaller, reopenInstaller } from '#operations/installer/close-installer.ts'
import {
  exportInstallers,
  importInstallers,
  previewImport,
} from '#operations/installer/import-installers.ts'
import { pauseInstaller } from '#operations/installer/pause-installer.ts'
import { addInstaller, saveInstallerPart } from '#operations/installer/save-installer.ts'
import { passCheck, sendRehearsal, startOffers } from '#operations/installer/start-installer.ts'
import { tryPart } from '#operations/offer/try-part.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import { type DeskEnv, ownersOnly, requireSecondFactorAgain } from '../account/guard.ts'
import { download } from '../http/download.ts'
import { jsonBody } from '../http/json-body.ts'
import { refuse, respond } from '../http/respond.ts'
import { toAsked, toOwnWork } from './requests.ts'

/** Enough for 2,000 installers, each with hundreds of postcodes. */
const maxFileBytes = 8 * 1024 * 1024

/** Whether a file of installers is posted here: it alone may be longer than other requests. */
export function isImport(path: string): boolean {
  return path.startsWith('/api/installers/import')
}

const fileLimit = bodyLimit({
  maxSize: maxFileBytes,
  onError: (c) => {
    c.header('connection', 'close')
    return refuse(c, 'too-long', 'This file is too long. Import it in several parts.')
  },
})
const file = { file: z.string() }
const postcodeQuery = validator('query', ({ postcode }) => ({
  postcode: typeof postcode === 'string' ? postcode : undefined,
}))

const text = z.string().max(20_000).optional()
const draft = z.object(
  Object.fromEntries(installerFields.map((field) => [field, text])) as Record<
    keyof InstallerDraft,
    typeof text
  >,
)

const part = z.enum(installerParts)

/** The installers. Everyone at the desk may read their names; only owners see the rest, and change anything. */
export function deskInstallerRoutes({ services, authentication }: DeskDeps) {
  const { brand, database, now, calling } = services
  const { db } = database
  const owners = ownersOnly(database, 'look after installers')
  const confirmed = requireSecondFactorAgain(authentication)

  const recentOffers = () =>
    listRecentOffers(database.reads, {
      caps: capStarts(now(), calling.timeZone),
      turnsSince: turnsSince(now()),
    })

  function summaryOf(
    installer: StoredInstaller,
    recent: Awaited<ReturnType<typeof listRecentOffers>>,
  ) {
    const today = dayOf(now(), calling.timeZone)
    const accepted = recent.get(installer.id)?.accepted ?? { day: 0, week: 0, month: 0 }
    const { id, tradingName, services, propertyKinds, caps, people, area } = installer
    const expiries = expiriesOf(installer, today)
    const standing = standingOf(installer, accepted, today)
    return {
      id,
      tradingName,
      number: numberOf(installer) ?? '',
      identity: capitalise(identityOf(installer)),
      /** The person who gets its offers. */
      contact: people.find(({ getsOffers }) => getsOffers)?.name ?? '',
      covers: {
        wholeState: area.wholeState,
        regions: area.regions,
        postcodes: area.postcodes.length,
        exceptPostcodes: area.exceptPostcodes.length,
      },
      services,
      propertyKinds,
      caps,
      accepted,
      paused: pausedOn(today, installer) !== undefined,
      standing,
      expiries,
      warnings: expiries.filter(({ state }) => state !== 'current'),
    }
  }

  return (
    new Hono<DeskEnv>()
      .get('/installers/names', async (c) => {
        const installers = await listInstallers(database.reads)
        return c.json({
          installers: installers.map(({ id, tradingName, closedAt }) => ({
            id,
            tradingName,
            closed: closedAt !== undefined,
          })),
        })
      })
      // With a postcode only those who work there.
      .get('/installers', owners, postcodeQuery, async (c) => {
        const { postcode } = c.req.valid('query')
        const [installers, recent] = await Promise.all([
          listInstallers(database.reads),
          recentOffers(),
        ])
        const listed = postcode
          ? installers.filter((one) => coversPlace(one, { postcode, region: regionOf(postcode) }))
          : installers
        return c.json({
          all: installers.length,
          installers: listed.map((installer) => summaryOf(installer, recent)),
        })
      })
      .get('/installers/export', owners, confirmed, async (c) => {
        const installers = await listInstallers(database.reads)
        await writeAudit(
          { kind: 'installers exported', detail: { count: installers.length } },
          c.var.acting,
        )
        const today = dayOf(now(), brand.timeZone)
        return download(c, `installers-${today}.csv`, exportInstallers(installers))
      })
      .get('/installers/:id', owners, async (c) => {
        const installer = await getInstaller(db, c.req.param('id'))
        if (!installer) return respond(c, noSuchInstaller)
        const monthAgo = new Date(now().getTime() - 30 * 24 * 3_600_000)
        const [recent, offers, backlogs, lateCalls, changes] = await Promise.all([
          recentOffers(),
          listOffersToInstaller(database.reads, installer.id, monthAgo),
          findBacklogs([installer], services),
          countLateCalls(database.reads, installer.id, lateSince(now())),
          listChanges(database.reads, installer.id),
        ])
        const { level: _, levelSince: __, ...facts } = installer
        return c.json({
          installer: { ...facts, ...summaryOf(installer, recent) },
          backlog: backlogs.get(installer.id) ?? null,
          draft: formatInstaller(installer),
          /** What is checked before its first offer; none once that has begun. */
          checks: hasStarted(installer) ? [] : checksOf(installer, dayOf(now(), calling.timeZone)),
          notStarted: whyNotStarted(installer, dayOf(now(), calling.timeZone)) ?? null,
          record: recordOfOffers(offers),
          /** Calls that it didn't make in time, in thirty days. */
          lateCalls,
          /** What its office changed or asked for, the latest first. */
          changes: changes
            .slice(0, 12)
            .map((one) => (one.kind === 'work' ? toOwnWork(one) : toAsked(one))),
          offers: offers.slice(0, 12),
        })
      })
      .post('/installers', owners, confirmed, jsonBody({ draft }), async (c) =>
        respond(c, await addInstaller(c.req.valid('json').draft, c.var.acting), 201),
      )
      .put(
        '/installers/:id',
        owners,
        jsonBody({ part, seen: draft, draft }),
        async (c, next) => {
          const before = await getInstaller(db, c.req.param('id'))
          if (!before) return next()
          const stored = formatInstaller(before)
          const { part, draft } = c.req.valid('json')
          return effectsOf(changedFields(stored, withPart(stored, part, draft))).length > 0
            ? confirmed(c, next)
            : next()
        },
        async (c) =>
          respond(
            c,
            await saveInstallerPart(
              { id: c.req.param('id'), ...c.req.valid('json') },
              c.var.acting,
            ),
          ),
      )
      // Says how a part was read, and what it would have meant. Nothing is saved.
      .post('/installers/:id/try', owners, jsonBody({ part, draft }), async (c) => {
        const installer = await getInstaller(db, c.req.param('id'))
        return installer
          ? c.json(await tryPart(installer, c.req.valid('json'), services))
          : respond(c, noSuchInstaller)
      })
      // Without `until` offers come again.
      .post(
        '/installers/:id/pause',
        owners,
        confirmed,
        jsonBody({ until: z.string().max(10).nullable() }),
        async (c) => {
          const { until } = c.req.valid('json')
          if (until !== null && (!isDay(until) || until <= dayOf(now(), calling.timeZone)))
            return refuse(c, 'refused', 'Enter a day after today.')
          const installer = c.req.param('id')
          const paused = await pauseInstaller(
            { installer, pause: until === null ? 'none' : { until } },
            c.var.acting,
          )
          return respond(c, paused ? { ok: true as const } : notOpen)
        },
      )
      .post(
        '/installers/:id/backlog',
        owners,
        confirmed,
        jsonBody({ answer: z.enum(['offer', 'leave']) }),
        async (c) => {
          const answered = { installer: c.req.param('id'), ...c.req.valid('json') }
          return respond(c, await answerBacklog(answered, c.var.acting))
        },
      )
      .post('/installers/:id/close', owners, confirmed, async (c) =>
        respond(c, await closeInstaller(c.req.param('id'), c.var.acting)),
      )
      .post('/installers/:id/reopen', owners, confirmed, async (c) =>
        respond(c, await reopenInstaller(c.req.param('id'), c.var.acting)),
      )
      .post('/installers/:id/links/end', owners, confirmed, async (c) =>
        respond(c, await endInstallerLinks(c.req.param('id'), c.var.acting)),
      )
      .post('/installers/:id/terms', owners, confirmed, async (c) =>
        respond(c, await resendTerms(c.req.param('id'), c.var.acting)),
      )
      .post(
        '/installers/:id/checks',
        owners,
        jsonBody({ check: z.enum(['number', 'phone']) }),
        async (c) => {
          const passed = { installer: c.req.param('id'), ...c.req.valid('json') }
          return respond(c, await passCheck(passed, c.var.acting))
        },
      )
      .post('/installers/:id/rehearsal', owners, async (c) =>
        respond(c, await sendRehearsal(c.req.param('id'), c.var.acting)),
      )
      .post('/installers/:id/start', owners, confirmed, async (c) =>
        respond(c, await startOffers(c.req.param('id'), c.var.acting)),
      )
      .post('/installers/:id/secret', owners, confirmed, async (c) =>
        respond(c, await rotateInstallerSecret(c.req.param('id'), c.var.acting)),
      )
      .post('/installers/import/preview', owners, fileLimit, jsonBody(file), async (c) =>
        respond(c, await previewImport(c.req.valid('json').file, c.var.acting)),
      )
      .post('/installers/import', owners, confirmed, fileLimit, jsonBody(file), async (c) =>
        respond(c, await importInstallers(c.req.valid('json').file, c.var.acting)),
      )
  )
}

const notOpen = reject('refused', 'This installer is closed, or unknown. Nothing was changed.')
