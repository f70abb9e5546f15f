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
  type LeadKind,
  openReplay,
  type ReplayLead,
  type ReplayOutcome,
  replayDays,
  type ShareChange,
  type WorkEffect,
  withShares,
} from '#domain/offer/replay.ts'
import { callingCalendar } from '#domain/promise/calling-calendar.ts'
import type { World } from '../world.ts'

export type TrySharesDeps = Pick<World, 'database' | 'now' | 'calling' | 'maxInstallers'> & {
  /** The forms as they are today, to tell questions from requests for quotes. */
  forms: ReadonlyMap<string, EnquiryForm>
}

/** Other requests are answered between slices of so many leads. */
const sliceSize = 50

/**
 * Matches the leads of the last thirty days again, by the weights and caps as they are and as they would be. Nothing is stored or
 * sent.
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

/**
 * How many leads of the last thirty days an installer would have been offered as it is, and as it would be. The figures
 * of others are for the desk only.
 */
export async function tryInstaller(changed: Installer, deps: TrySharesDeps): Promise<WorkEffect> {
  const installers = (await listInstallers(deps.database.reads)).filter(({ closedAt }) => !closedAt)
  const leads = await loadLeads(deps)
  const outcomeOf = async (all: readonly Installer[]) => {
    const { accepted, kinds, fullDays } = await replay(all, leads, deps.maxInstallers)
    return {
      leads: accepted.get(changed.id) ?? 0,
      kinds: kinds.get(changed.id) ?? new Map<LeadKind, number>(),
      fullDays: fullDays.get(changed.id) ?? 0,
    }
  }
  const was = await outcomeOf(installers)
  const would = await outcomeOf(installers.map((one) => (one.id === changed.id ? changed : one)))
  const kinds = new Set([...was.kinds.keys(), ...would.kinds.keys()])
  return {
    days: replayDays,
    was: was.leads,
    would: would.leads,
    kinds: [...kinds].toSorted().map((kind) => ({
      kind,
      was: was.kinds.get(kind) ?? 0,
      would: would.kinds.get(kind) ?? 0,
    })),
    fullDays: { was: was.fullDays, would: would.fullDays },
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
          promisedBy: row.promised_by,
          calendar: callingCalendar(calling, row),
        },
        repeats,
        yeses: row.way === 'prices' ? Number(row.yeses) : null,
      },
    ]
  })
}
