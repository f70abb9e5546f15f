import { setImmediate } from 'node:timers/promises'
import { listInstallers } from '#database/installer/installers.ts'
import { listReplayLeads } from '#database/offer/offering.ts'
import { dayOf } from '#domain/calendar.ts'
import type { Answers, EnquiryForm } from '#domain/enquiry/form.ts'
import { enquiryKind } from '#domain/enquiry/kind.ts'
import type { Installer } from '#domain/installer/installer.ts'
import { needOf } from '#domain/offer/need.ts'
import {
  compareReplays,
  openReplay,
  type ReplayLead,
  type ReplayOutcome,
  replayDays,
  type ShareChange,
  withShares,
} from '#domain/offer/replay.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import type { World } from '../world.ts'

type TrySharesDeps = Pick<World, 'database' | 'now' | 'calling' | 'maxInstallers'> & {
  /** The forms as they are today, to tell questions from requests for quotes. */
  forms: ReadonlyMap<string, EnquiryForm>
}

/** Other requests are answered between slices of so many leads. */
const sliceSize = 50

/**
 * Matches the leads of the last thirty days again, by the weights and caps as they are and as they would be. Nothing is stored and
 * nobody is told.
 */
export async function tryShares(changes: readonly ShareChange[], deps: TrySharesDeps) {
  const { database, maxInstallers } = deps
  const installers = (await listInstallers(database.reads)).filter(({ closedAt }) => !closedAt)
  const leads = await loadLeads(deps)
  const was = await replay(installers, leads, maxInstallers)
  const would =
    changes.length === 0 ? was : await replay(withShares(installers, changes), leads, maxInstallers)
  return {
    leads: leads.length,
    since: leads[0]?.at ?? null,
    days: replayDays,
    rows: compareReplays(was, would),
    nobody: { was: countNobody(was), would: countNobody(would) },
    full: { was: was.full, would: would.full },
    stillNobody: would.nobody,
  }
}

function countNobody({ nobody }: ReplayOutcome): number {
  return nobody.reduce((sum, { leads }) => sum + leads, 0)
}

async function replay(
  installers: readonly Installer[],
  leads: readonly ReplayLead[],
  most: number,
): Promise<ReplayOutcome> {
  const running = openReplay(installers, most)
  for (const [index, lead] of leads.entries()) {
    if (index % sliceSize === sliceSize - 1) await setImmediate()
    running.add(lead)
  }
  return running.outcome()
}

async function loadLeads({ database, now, calling, forms }: TrySharesDeps): Promise<ReplayLead[]> {
  const since = new Date(now().getTime() - replayDays * 24 * 3_600_000)
  const rows = await listReplayLeads(database.reads, since)
  const byPerson = new Map<string, string[]>()
  return rows.flatMap((row) => {
    const answers: Answers = JSON.parse(row.answers)
    const form = forms.get(row.form_slug)
    if (form && enquiryKind(form, answers) !== 'quotes') return []
    const keys = [row.email_key, row.phone_e164].filter(Boolean)
    const repeats = [...new Set(keys.flatMap((key) => byPerson.get(key) ?? []))]
    for (const key of keys) byPerson.set(key, [...(byPerson.get(key) ?? []), row.id])
    return [
      {
        id: row.id,
        at: row.created_at,
        day: dayOf(new Date(row.created_at), calling.timeZone),
        need: needOf(row),
        moment: {
          at: new Date(row.created_at),
          promisedBy: row.promised_by ?? row.created_at,
          calendar: callingCalendar(calling, row.postcode),
        },
        repeats,
      },
    ]
  })
}
