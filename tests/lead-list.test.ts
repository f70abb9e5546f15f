import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FilterDeps } from '#database/desk/lead-filter.ts'
import { countedUpTo, countLeads, listLeads, listNextToCall } from '#database/desk/lead-list.ts'
import { dayOf } from '#domain/calendar.ts'
import { type LeadFilter, parseFilter } from '#domain/lead/filter.ts'
import { searchTerms } from '#domain/lead/search.ts'
import { leadStates, openStates } from '#domain/lead/state.ts'
import { aboutWords, wantedWords } from '#domain/lead/words.ts'
import { postcodesOfPlace } from '#estimate/place-search.ts'
import { regions } from '#estimate/region.ts'
import { fillSearchWords } from '#operations/enquiry/fill-search-words.ts'
import { deskQueries } from '../bench/desk-queries.ts'
import { owners } from '../bench/plausible-lead.ts'
import { onEveryDatabase } from './databases.ts'
import { isGate } from './depth.ts'
import { insertManyLeads, type ManyLeads } from './insert-many-leads.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const world: Omit<FilterDeps, 'engine'> = {
  now,
  timeZone: 'Australia/Melbourne',
  callingCode: '61',
  referencePrefix: 'WW',
}
const size = 15

type ManyLead = ManyLeads[number]

/** The same as the queries are to tell, said again in plain words. */
function passes(lead: ManyLead, filter: LeadFilter): boolean {
  const { state, form, service, postcode, region, owner, since, until, due, suspected, q } = filter
  const left = Date.parse(lead.promised_by ?? '') - now.getTime()
  const day = dayOf(new Date(lead.created_at), world.timeZone)
  return [
    due
      ? lead.state === 'new'
      : state === 'open'
        ? openStates.some((open) => open === lead.state)
        : state === 'any' || lead.state === state,
    due !== 'past' || left <= 0,
    due !== 'soon' || (left > 0 && left <= 4 * 3_600_000),
    !form || lead.form_slug === form,
    !service || lead.service === service,
    !postcode || lead.postcode === postcode,
    !region || lead.region === region,
    !owner || lead.owner === (owner === 'nobody' ? null : owner),
    !since || day >= since,
    !until || day <= until,
    !suspected || lead.suspected !== null,
    q === undefined ||
      searchTerms(q, world).some((sought) => {
        const text = String(lead[sought.in])
        return 'part' in sought ? text.includes(sought.part) : text.startsWith(sought.prefix)
      }) ||
      hasWordsOf(lead, q),
  ].every(Boolean)
}

/** These leads have no notes. */
function hasWordsOf(lead: ManyLead, q: string): boolean {
  const words = wantedWords(q, postcodesOfPlace)
  const own = aboutWords(lead).split(' ')
  return (
    words.length > 0 &&
    words.every(
      ({ word, isWhole, postcodes }) =>
        postcodes.includes(lead.postcode) ||
        own.some((one) => (isWhole ? one === word : one.startsWith(word))),
    )
  )
}

onEveryDatabase((database) => {
  let leads: ManyLeads
  beforeAll(async () => {
    leads = await insertManyLeads(database(), 1200, { until: now, days: 20 })
    await fillSearchWords({ database: database(), now: () => now })
  })

  const byPromise = (ids: readonly string[]) => {
    const promise = new Map(leads.map(({ id, promised_by }) => [id, `${promised_by} ${id}`]))
    return ids.toSorted((one, other) =>
      (promise.get(one) ?? '') < (promise.get(other) ?? '') ? -1 : 1,
    )
  }
  const at = (): FilterDeps => ({ ...world, engine: database().engine })
  const list = (filter: LeadFilter, page: Partial<Parameters<typeof listLeads>[2]> = {}) =>
    listLeads(database().reads, filter, { order: 'newest', size, ...page }, at())
  const idsThat = (filter: LeadFilter) =>
    leads.filter((lead) => passes(lead, filter)).map(({ id }) => id)

  async function expectRight(filter: LeadFilter) {
    const expected = idsThat(filter)
    const { leads: listed, more } = await list(filter)
    const count = await countLeads(database().reads, filter, at())
    const ids = listed.map(({ id }) => id)
    if (filter.q === undefined || expected.length <= 50) {
      expect(ids).toEqual(expected.slice(0, filter.q === undefined ? size : 50))
      expect(more).toBe(expected.length > ids.length)
      expect(count).toBe(Math.min(expected.length, countedUpTo + 1))
    } else {
      // Of many any fifty are shown, and that there are more.
      expect(expected).toEqual(expect.arrayContaining(ids))
      expect([ids.length, more, count]).toEqual([50, true, 50])
    }
  }

  describe('the list', () => {
    test.each(deskQueries(now, world.timeZone))(
      'shows what it is asked for, and nothing else: $name',
      ({ filter }) => expectRight(filter),
    )

    test('takes filters together, however odd', async () => {
      const of = <Value>(values: readonly Value[]) => fc.constantFrom(undefined, ...values)
      const seen = (column: 'form_slug' | 'service' | 'postcode') =>
        of([...new Set(leads.map((lead) => lead[column]))].slice(0, 12))
      const days = of(['2026-11-02', '2026-11-15', '2026-11-20', '2026-11-21'])
      const filters = fc.record({
        state: fc.constantFrom('open', 'any', ...leadStates),
        form: seen('form_slug'),
        service: seen('service'),
        postcode: seen('postcode'),
        region: of(regions),
        owner: of(['nobody', ...owners.slice(0, 2)]),
        since: days,
        until: days,
        due: of(['past', 'soon']),
        suspected: of(['1']),
        q: of(['ng', 'mar', 'jack', '0414', 'ww-1', 'x', 'mel', '@mail', '30', 'st kilda']),
      })
      // One or two at a time, since most together let nobody through.
      const few = fc.tuple(
        filters,
        fc.subarray(
          [
            'form',
            'service',
            'postcode',
            'region',
            'owner',
            'since',
            'until',
            'due',
            'suspected',
            'q',
          ] as const,
          { maxLength: 3 },
        ),
      )
      await fc.assert(
        fc.asyncProperty(few, ([{ state, ...filter }, names]) =>
          expectRight(
            parseFilter({
              state,
              ...Object.fromEntries(names.map((name) => [name, filter[name]])),
            }),
          ),
        ),
        { numRuns: isGate ? 15 : 60 },
      )
    })

    test.each([
      ['newest', 'lost'],
      ['newest', 'any'],
      ['due', 'open'],
      ['due', 'any'],
    ] as const)('%s first, page by page, shows every %s lead once', async (order, state) => {
      const expected = idsThat({ state })
      const seen: string[] = []
      for (let more = true; more; ) {
        const page = await list({ state }, { order, size: 37, beyond: seen.at(-1) })
        seen.push(...page.leads.map(({ id }) => id))
        more = page.more
      }
      expect(seen).toEqual(order === 'newest' ? expected : byPromise(expected))
    })

    test('counts no further than anybody reads', async () => {
      expect(leads.length).toBeGreaterThan(countedUpTo + 1)
      const count = await countLeads(database().reads, { state: 'any' }, at())
      expect(count).toBe(countedUpTo + 1)
    })

    test('is planned without keeping a sample of anybody’s name', async () => {
      const { engine, db } = database()
      if (engine === 'postgres') await sql`analyze`.execute(db)
      const samples = await sql<{ sample: string }>`select ${sql.raw(
        engine === 'postgres'
          ? "coalesce(histogram_bounds::text, '') || coalesce(most_common_vals::text, '') as sample from pg_stats"
          : 'sample from sqlite_stat4',
      )}`.execute(db)
      const [somebody] = leads
      const statistics = JSON.stringify(samples.rows)
      expect(statistics.includes('solar-panels')).toBe(engine === 'postgres')
      expect(statistics).not.toContain(somebody?.last_name)
    })

    test('says first whose call is due first, of mine and nobody’s', async () => {
      const [me = '', other = ''] = owners
      const mine = leads.filter(({ state, owner }) => state === 'new' && owner !== other)
      const next = await listNextToCall(database().reads, { operator: me, now, size: 5 })
      expect(next).toHaveLength(5)
      expect(next.every(({ owner }) => owner === null || owner === me)).toBe(true)
      const first = byPromise(
        mine.filter(({ owner }) => owner === null || owner === me).map(({ id }) => id),
      )
      const leadOf = new Map(leads.map((lead) => [lead.id, lead]))
      /** Who may be called and whose promise can still be kept, then broken promises, then by when they may be called. */
      const turnOf = (id: string) => {
        const { callable_from: from, promised_by: by } = leadOf.get(id) ?? {}
        if ((from ?? '') > now.toISOString()) return from ?? ''
        return (by ?? '') > now.toISOString() ? '' : '0'
      }
      const expected = first.toSorted((one, other) => turnOf(one).localeCompare(turnOf(other)))
      expect(next.map(({ id }) => id)).toEqual(expected.slice(0, 5))
    })

    test('a visitor who chose a time is called in it, and not before', async () => {
      const [me = ''] = owners
      const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString()
      const first = async (at: number) => {
        const asked = { operator: me, now: new Date(hours(at)), size: 1000 }
        return (await listNextToCall(database().reads, asked)).map(({ id }) => id)
      }
      const [next = '', , other = ''] = await first(0)
      const choose = (id: string, from: number) =>
        database()
          .db.updateTable('enquiries')
          .set({ chosen_from: hours(from), chosen_until: hours(from + 2), contact_by: 'sms' })
          .set({ callable_from: hours(from), promised_by: hours(from + 24) })
          .set({ next_action: 'first-call', next_action_at: hours(from) })
          .where('id', '=', id)
          .execute()
      await choose(next, 100)
      expect(await first(99)).not.toContain(next)
      expect(await first(100)).toContain(next)
      // Its promise ends in a minute.
      const from = 1 / 60 - 24
      await choose(other, from)
      const [chosen] = await listNextToCall(database().reads, { operator: me, now, size: 1 })
      expect(chosen).toMatchObject({
        id: other,
        wish: { from: hours(from), until: hours(from + 2), contactBy: 'sms' },
      })
    })

    test('a visitor who says nobody called is shown so, until somebody reaches them', async () => {
      const { db, reads } = database()
      const [id = ''] = idsThat({ state: 'new' })
      const notCalledAt = async () => {
        const { leads } = await listLeads(
          reads,
          { state: 'any' },
          { order: 'newest', size: 1200 },
          at(),
        )
        return leads.find((lead) => lead.id === id)?.notCalledAt
      }
      const contact = (name: string, outcome: 'not-called' | 'reached', minutes: number) =>
        db
          .insertInto('contacts')
          .values({
            ...{ id: name, lead: id, offer: null, by: 'visitor', who: null, channel: 'phone' },
            ...{ outcome, at: new Date(now.getTime() + minutes * 60_000).toISOString() },
          })
          .execute()
      expect(await notCalledAt()).toBeNull()
      await contact('a', 'reached', 1)
      await contact('b', 'not-called', 2)
      expect(await notCalledAt()).toBe(new Date(now.getTime() + 120_000).toISOString())
      await contact('c', 'reached', 3)
      expect(await notCalledAt()).toBeNull()
    })
  })
})
