import { setTimeout as wait } from 'node:timers/promises'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import { listDueSets } from '#content/figures-due.ts'
import { lastBackupAt } from '#database/backup-record.ts'
import { countGivenUp, getDeliveryBacklog } from '#database/delivery/delivery-backlog.ts'
import { listLatestLeads } from '#database/desk/lead-updates.ts'
import { listLateLeads } from '#database/desk/running-promises.ts'
import { dayOf } from '#domain/calendar.ts'
import { channelNames } from '#domain/delivery/channel.ts'
import { knownHolidayDaysLeft } from '#domain/promise/holiday-area.ts'
import { cached } from '#operations/cached.ts'
import type { Services } from '../../services.ts'
import { errorForLog, type Log } from '../http/log.ts'

/** However often we are asked, the database is asked no more often than this. */
const readEveryMs = 10_000

const dayMs = 24 * 3_600_000

type MetricsDeps = Pick<Services, 'database' | 'now' | 'forms' | 'brand'>

/** An answered request. The route is the pattern it matched: a path could be anything, even a name. */
type AnsweredRequest = { method: string; route: string; status: number; ms: number }

export type Metrics = {
  observeRequest(request: AnsweredRequest): void
  /** In the text format that Prometheus reads. */
  render(): Promise<string>
  contentType: string
}

/** What is measured of this process and of the business. Nothing in it is about a person. */
export function openMetrics(
  deps: MetricsDeps,
  log: Log,
  /** A database that hangs is waited for this long. Then only the process is measured. */
  { timeoutMs = 2_000 } = {},
): Metrics {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Counter({
    name: 'wattlewise_http_requests_total',
    help: 'Requests answered, by the pattern of their route.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'wattlewise_http_request_seconds',
    help: 'How long requests took, until their response began.',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  measureConnections(deps, registers)
  const updateBusiness = measureBusiness(deps, registers, { log, timeoutMs })
  return {
    observeRequest: ({ method, route, status, ms }) => {
      requests.inc({ method: methods.has(method) ? method : 'other', route, status })
      seconds.observe({ route }, ms / 1000)
    },
    render: async () => {
      await updateBusiness()
      return register.metrics()
    },
    contentType: register.contentType,
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

function measureConnections({ database }: MetricsDeps, registers: Registry[]): void {
  new Gauge({
    name: 'wattlewise_database_connections',
    help: 'Connections to the database, by what they are for.',
    labelNames: ['handle', 'state'],
    registers,
    collect() {
      for (const { handle, total, idle } of database.connections()) {
        this.set({ handle, state: 'busy' }, total - idle)
        this.set({ handle, state: 'idle' }, idle)
      }
    },
  })
  new Gauge({
    name: 'wattlewise_database_waiting',
    help: 'Queries that wait for a connection.',
    labelNames: ['handle'],
    registers,
    collect() {
      for (const { handle, waiting } of database.connections()) this.set({ handle }, waiting)
    },
  })
}

/** Returns what brings these up to date. While the database is away they are absent, not zero. */
function measureBusiness(
  deps: MetricsDeps,
  registers: Registry[],
  { log, timeoutMs }: { log: Log; timeoutMs: number },
): () => Promise<void> {
  const { now, forms, brand } = deps
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `wattlewise_${name}`, help, labelNames, registers })
  const up = gauge('database_up', 'Whether the database answered when these were read.')
  const untried = gauge(
    'deliveries_untried_seconds',
    'How long the delivery has been due that waits longest for its first attempt.',
  )
  const failing = gauge(
    'deliveries_failing_seconds',
    'How long ago the delivery that fails longest was tried first.',
  )
  const givenUp = gauge('deliveries_given_up', 'Deliveries given up in the last 24 hours.', [
    'channel',
  ])
  const late = gauge('late_promises', 'Promises that are broken and not made good.')
  const lead = gauge('last_lead_minutes', 'How long ago the latest lead of a form came.', ['form'])
  const backup = gauge('backup_age_seconds', 'How long ago npm run backup succeeded.')
  gauge('known_holiday_days', 'For how many days from today the public holidays are known.').set(
    knownHolidayDaysLeft(dayOf(now(), brand.timeZone), brand.calling.law),
  )
  const figures = gauge('figure_sets_due', 'Sets of figures that are due to be looked at again.')
  const plain = [untried, failing, late, backup]
  const byLabel = [givenUp, lead]
  const age = (since: string) => (now().getTime() - Date.parse(since)) / 1000

  return cached(async () => {
    const read = readFacts(deps).catch((error: unknown) => {
      log.warn({ event: 'metrics not read', error: errorForLog(error) })
      return undefined
    })
    const facts = await Promise.race([read, wait(timeoutMs, undefined, { ref: false })])
    up.set(facts ? 1 : 0)
    figures.set(listDueSets(dayOf(now(), brand.timeZone)).length)
    for (const one of byLabel) one.reset()
    for (const one of plain) one.remove()
    if (!facts) return
    const { backlog, givenUpSince, lateLeads, latest, backedUpAt } = facts
    untried.set(backlog.untriedSince ? age(backlog.untriedSince) : 0)
    failing.set(backlog.failingSince ? age(backlog.failingSince) : 0)
    for (const channel of channelNames) givenUp.set({ channel }, givenUpSince.get(channel) ?? 0)
    late.set(lateLeads.total)
    for (const form of forms.keys()) {
      const since = latest.get(form)
      if (since) lead.set({ form }, age(since) / 60)
    }
    if (backedUpAt) backup.set(age(backedUpAt))
  }, readEveryMs)
}

async function readFacts({
  database: {
    reports: { mayBeOld: reads },
  },
  now,
  forms,
}: MetricsDeps) {
  const moment = now()
  const [backlog, givenUpSince, lateLeads, latest, backedUpAt] = await Promise.all([
    getDeliveryBacklog(reads, moment),
    countGivenUp(reads, new Date(moment.getTime() - dayMs)),
    listLateLeads(reads, moment, 1),
    listLatestLeads(reads, [...forms.keys()]),
    lastBackupAt(reads),
  ])
  return { backlog, givenUpSince, lateLeads, latest, backedUpAt }
}
