import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { validator } from 'hono/validator'
import { z } from 'zod'
import { listOffersToInstaller } from '#database/installer/installer-offers.ts'
import {
  getInstaller,
  listInstallers,
  type StoredInstaller,
} from '#database/installer/installers.ts'
import { listRecentOffers } from '#database/offer/match-facts.ts'
import { dayOf, isDay } from '#domain/calendar.ts'
import {
  changedFields,
  changesDestination,
  formatInstaller,
  type InstallerDraft,
  installerFields,
} from '#domain/installer/draft.ts'
import { coversPostcode } from '#domain/installer/installer.ts'
import { pausedOn } from '#domain/installer/pause.ts'
import { expiriesOf, standingOf } from '#domain/installer/standing.ts'
import { capStarts } from '#domain/offer/caps.ts'
import { recordOfOffers } from '#domain/offer/offer-record.ts'
import { turnsSince } from '#domain/offer/turn.ts'
import { regionOf } from '#domain/region.ts'
import { reject } from '#domain/result.ts'
import { writeAudit } from '#operations/account/write-audit.ts'
import {
  endInstallerLinks,
  noSuchInstaller,
  resendTerms,
  rotateInstallerSecret,
} from '#operations/installer/act-on-installer.ts'
import { closeInstaller, reopenInstaller } from '#operations/installer/close-installer.ts'
import {
  exportInstallers,
  importInstallers,
  previewImport,
} from '#operations/installer/import-installers.ts'
import { pauseInstaller } from '#operations/installer/pause-installer.ts'
import { addInstaller, changeInstaller } from '#operations/installer/save-installer.ts'
import type { DeskDeps } from '../account/desk-deps.ts'
import { type DeskEnv, ownersOnly, requireSecondFactorAgain } from '../account/guard.ts'
import { jsonBody, rowVersion } from '../http/json-body.ts'
import { respond } from '../http/respond.ts'

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
    return respond(c, reject('too-long', 'This file is too long. Import it in several parts.'))
  },
})
const file = z.object({ file: z.string() })
const postcodeQuery = validator('query', ({ postcode }) => ({
  postcode: typeof postcode === 'string' ? postcode : undefined,
}))

const text = z.string().max(20_000)
const draft = z.object(
  Object.fromEntries(installerFields.map((field) => [field, text])) as Record<
    keyof InstallerDraft,
    typeof text
  >,
)

/** Whom leads are offered to. Everybody at the desk may read their names; only owners see the rest, and change anything. */
export function deskInstallerRoutes({ services, authentication }: DeskDeps) {
  const { brand, database, now, calling } = services
  const { db } = database
  const owners = ownersOnly(database, 'look after installers')
  const confirmed = requireSecondFactorAgain(authentication)
  const depsFor = (c: Context<DeskEnv>) => ({ ...services, by: c.var.operator.id })

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
    const { id, tradingName, abn, services, propertyKinds, caps, people, area } = installer
    const expiries = expiriesOf(installer, today)
    const standing = standingOf(installer, accepted, today)
    return {
      id,
      tradingName,
      abn,
      /** Whoever gets its offers. */
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
          ? installers.filter((one) => coversPostcode(one, postcode, regionOf(postcode)))
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
          depsFor(c),
        )
        return c.body(exportInstallers(installers), 200, {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="installers-${dayOf(now(), brand.timeZone)}.csv"`,
        })
      })
      .get('/installers/:id', owners, async (c) => {
        const installer = await getInstaller(db, c.req.param('id'))
        if (!installer) return respond(c, noSuchInstaller)
        const monthAgo = new Date(now().getTime() - 30 * 24 * 3_600_000)
        const [recent, offers] = await Promise.all([
          recentOffers(),
          listOffersToInstaller(database.reads, installer.id, monthAgo),
        ])
        const { level: _, levelSince: __, ...facts } = installer
        return c.json({
          installer: { ...facts, ...summaryOf(installer, recent) },
          draft: formatInstaller(installer),
          record: recordOfOffers(offers),
          offers: offers.slice(0, 12),
        })
      })
      .post('/installers', owners, confirmed, jsonBody(z.object({ draft })), async (c) =>
        respond(c, await addInstaller(c.req.valid('json').draft, depsFor(c)), 201),
      )
      .put(
        '/installers/:id',
        owners,
        jsonBody(z.object({ version: rowVersion, draft })),
        async (c, next) => {
          const before = await getInstaller(db, c.req.param('id'))
          const { draft } = c.req.valid('json')
          return before && changesDestination(changedFields(formatInstaller(before), draft))
            ? confirmed(c, next)
            : next()
        },
        async (c) =>
          respond(
            c,
            await changeInstaller({ id: c.req.param('id'), ...c.req.valid('json') }, depsFor(c)),
          ),
      )
      // Without `until` offers come again.
      .post(
        '/installers/:id/pause',
        owners,
        jsonBody(z.object({ until: z.string().max(10).nullable() })),
        async (c) => {
          const { until } = c.req.valid('json')
          if (until !== null && (!isDay(until) || until <= dayOf(now(), calling.timeZone)))
            return respond(c, reject('refused', 'Enter a day after today.'))
          const installer = c.req.param('id')
          const paused = await pauseInstaller(
            { installer, pause: until === null ? 'none' : { until } },
            depsFor(c),
          )
          return respond(c, paused ? { ok: true as const } : notOpen)
        },
      )
      .post('/installers/:id/close', owners, async (c) =>
        respond(c, await closeInstaller(c.req.param('id'), depsFor(c))),
      )
      .post('/installers/:id/reopen', owners, async (c) =>
        respond(c, await reopenInstaller(c.req.param('id'), depsFor(c))),
      )
      .post('/installers/:id/links/end', owners, async (c) =>
        respond(c, await endInstallerLinks(c.req.param('id'), depsFor(c))),
      )
      .post('/installers/:id/terms', owners, async (c) =>
        respond(c, await resendTerms(c.req.param('id'), depsFor(c))),
      )
      .post('/installers/:id/secret', owners, confirmed, async (c) =>
        respond(c, await rotateInstallerSecret(c.req.param('id'), depsFor(c))),
      )
      .post('/installers/import/preview', owners, fileLimit, jsonBody(file), async (c) =>
        respond(c, await previewImport(c.req.valid('json').file, depsFor(c))),
      )
      .post('/installers/import', owners, confirmed, fileLimit, jsonBody(file), async (c) =>
        respond(c, await importInstallers(c.req.valid('json').file, depsFor(c))),
      )
  )
}

const notOpen = reject('refused', 'This installer is closed, or unknown. Nothing was changed.')
