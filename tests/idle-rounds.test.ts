import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { channelNames } from '#domain/delivery/channel.ts'
import { au } from '#edition/brand/au.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { warnOwners } from '#operations/account/warn-owners.ts'
import { enqueueAlarms } from '#operations/delivery/enqueue-alarms.ts'
import { enqueueWeeklyLetter, setWeeklyLetter } from '#operations/delivery/weekly-letter.ts'
import { askVisitors } from '#operations/desk/ask-visitors.ts'
import { assignArrivals } from '#operations/desk/assign-arrivals.ts'
import { beginAbsences } from '#operations/desk/begin-absences.ts'
import { changeAssignmentRules } from '#operations/desk/change-assignment-rules.ts'
import { changeLead } from '#operations/desk/change-lead.ts'
import { enqueueMorningLetter, enqueueNotices } from '#operations/desk/enqueue-notices.ts'
import { endPromisesOutside, fillPromises } from '#operations/desk/fill-promises.ts'
import { fillQueue } from '#operations/desk/fill-queue.ts'
import { joinPersons } from '#operations/desk/join-persons.ts'
import { fetchAdLeads } from '#operations/enquiry/fetch-ad-leads.ts'
import { fillSearchWords } from '#operations/enquiry/fill-search-words.ts'
import { submitAdLeads } from '#operations/enquiry/submit-ad-leads.ts'
import { countOwnWork } from '#operations/firm/change-work.ts'
import { recordWaiting } from '#operations/firm/waiting-outcome.ts'
import { enqueueInstallerNotices } from '#operations/installer/enqueue-installer-notices.ts'
import { enqueueReturnNotices } from '#operations/offer/enqueue-return-notices.ts'
import { enqueueStatements } from '#operations/offer/enqueue-statements.ts'
import { offerDue } from '#operations/offer/offer-due.ts'
import { decideProven } from '#operations/offer/return-lead.ts'
import { watchOwedCalls } from '#operations/offer/watch-owed-calls.ts'
import { endConsents } from '#operations/privacy/end-consents.ts'
import { eraseExpired } from '#operations/privacy/erase-expired.ts'
import { forgetProbes } from '#operations/privacy/forget-probes.ts'
import { pruneOld } from '#operations/privacy/prune-old.ts'
import { onEveryDatabase } from './databases.ts'
import { deliverAll } from './deliver-all.ts'
import { addEndpoint, insertLead, lead, leadReceivers, storeDeps } from './leads.ts'
import { storeOperator } from './operators.ts'
import { storeInstaller } from './stored-installers.ts'
import { worldAt } from './world.ts'

type Services = ReturnType<typeof servicesAt>

/** What those that work by themselves need, and how often they were woken. */
function servicesAt(moment: string, database: Parameters<typeof worldAt>[1]) {
  const woken: string[] = []
  return {
    ...worldAt(moment, database, { afterWrite: () => void woken.push('due') }),
    woken,
    brand: au,
    forms: formsOf(au),
    siteUrl: 'https://wattlewise.example',
    retention: { open: 400, won: 400 },
    erasures: { append: async () => {}, read: async () => new Map() },
    deleteLetters: async () => {},
    letters: { endpointWarning: async () => ({ delivered: true }) },
    send: async () => ({ delivered: true, answer: '200' }) as const,
    random: () => 0.5,
    claimSeconds: 60,
  }
}

/** One round of everything that works by itself. */
const rounds: Record<string, (services: Services) => Promise<unknown>> = {
  fillPromises,
  endPromisesOutside,
  fillQueue,
  enqueueNotices,
  recordWaiting,
  watchOwedCalls,
  askVisitors,
  enqueueMorningLetter,
  enqueueWeeklyLetter,
  enqueueInstallerNotices,
  enqueueAlarms,
  offerDue,
  countOwnWork,
  decideProven,
  enqueueReturnNotices,
  endConsents,
  enqueueStatements,
  beginAbsences,
  joinPersons,
  assignArrivals,
  fillSearchWords,
  fetchAdLeads: (services) =>
    fetchAdLeads({ ...services, fetchMetaLead: async () => ({ problem: 'Nothing is asked.' }) }),
  submitAdLeads: (services) => submitAdLeads({ ...storeDeps(services.database), ...services }),
  pruneOld: ({ now, database }) => pruneOld(now(), database),
  forgetProbes: (services) => forgetProbes(services.now(), services),
  eraseExpired,
  warnOwners,
  deliverDue: async (services) => {
    for (const channel of channelNames) await deliverAll(channel, services)
  },
}

/** Which rounds woke those who send what is due. */
async function runRounds(services: Services): Promise<string[]> {
  const waking: string[] = []
  for (const [name, run] of Object.entries(rounds)) {
    const before = services.woken.length
    await run(services)
    if (services.woken.length > before) waking.push(name)
  }
  return waking
}

test('no round is forgotten here', () => {
  const imported = globSync('src/server/workers/*.ts', { exclude: ['**/*.test.ts'] }).flatMap(
    (file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/^import \{([^}]*)\} from '#operations\//gm),
        ([, names = '']) => names.split(',').map((name) => name.trim()),
      )
        .flat()
        .filter((name) => name !== '' && !name.startsWith('type ')),
  )
  // Steps are counted as visitors reach them.
  const working = imported.filter((name) => name !== 'countSteps')
  expect(Object.keys(rounds).toSorted()).toEqual(working.toSorted())
})

// A Tuesday and a Monday in Melbourne's calling hours, and the first working day of a month.
const moments = ['2026-11-24T00:30:00Z', '2026-11-22T22:30:00Z', '2026-11-30T22:30:00Z']
const before = '2026-11-20T00:00:00Z'

onEveryDatabase((database) => {
  test('an idle round wakes no worker where nothing has ever come', async () => {
    for (const moment of moments)
      expect(await runRounds(servicesAt(moment, database()))).toEqual([])
  })

  test('nor where everything that came is settled', async () => {
    const services = servicesAt(moments[0] ?? '', database())
    const owner = await storeOperator(database(), { role: 'owner' })
    const by = { ...servicesAt(before, database()), by: owner }
    await changeAssignmentRules({ rules: [], otherwise: 'everybody' }, by)
    await setWeeklyLetter(true, by)
    await storeInstaller(database())
    const receivers = leadReceivers([await addEndpoint(database())])
    const created_at = '2026-11-23T23:00:00.000Z'
    const leads = [lead({ created_at }), lead({ created_at, came_by: 'key' })]
    for (const one of leads) await insertLead(one, { ...services, receivers })
    const waking = await runRounds(services)
    expect(waking).toEqual(expect.arrayContaining(['offerDue', 'assignArrivals']))
    for (const { id } of leads) await finish(id, owner, services)
    for (let round = 0; round < 3; round += 1) await runRounds(services)
    for (const minutes of [0, 1, 30]) {
      const moment = new Date(services.now().getTime() + minutes * 60_000)
      expect(await runRounds(servicesAt(moment.toISOString(), database()))).toEqual([])
    }
  })
})

/** An operator reaches the visitor, quotes, and wins. */
async function finish(lead: string, operator: string, services: Services): Promise<void> {
  const { version } = await services.database.db
    .selectFrom('enquiries')
    .select('version')
    .where('id', '=', lead)
    .executeTakeFirstOrThrow()
  for (const [index, action] of (['contact', 'quote', 'win'] as const).entries()) {
    const step = { lead, version: version + index, action }
    const changed = await changeLead(step, { id: operator, role: 'owner' }, services)
    expect(changed).toMatchObject({ ok: true })
  }
}
