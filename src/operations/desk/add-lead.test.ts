import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { confirmation } from '#channels/letters/enquiry/confirmation.ts'
import { getOutgoingLead } from '#database/delivery/outgoing-lead.ts'
import { getLeadPage } from '#database/desk/lead-page.ts'
import { listLeadsToOffer } from '#database/offer/offering.ts'
import { au } from '#edition/brand/au.ts'
import { installersSentence } from '#edition/consent.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { later, storeDeps } from '../../../tests/leads.ts'
import { listDeliveries } from '../../../tests/list-deliveries.ts'
import { worldAt } from '../../../tests/world.ts'
import { offerByHand } from '../offer/offer-by-hand.ts'
import { type AddedLead, addLead } from './add-lead.ts'

const priya = { id: 'priya' }
const form = formsOf(au).get('battery') ?? expect.fail('no battery form')
let people = 0

onEveryDatabase((open) => {
  const add = (changes: Partial<AddedLead> = {}) => {
    people += 1
    const added = {
      submission: uuidv7(),
      form,
      typed: {
        'contact-name': `Pat Number${people}`,
        'contact-phone': `0491 570 ${String(people).padStart(3, '0')}`,
      },
      consent: 'They asked us to call them about a battery.',
      callers: au.name,
      ...changes,
    }
    return addLead(added, priya, storeDeps(open()))
  }
  const idOf = (result: Awaited<ReturnType<typeof add>>) =>
    result.ok ? result.lead : expect.fail(result.message)
  const toOffer = () =>
    listLeadsToOffer(open(), {
      since: later(-3600),
      releasedBefore: later(3600),
      now: later(60),
      size: 100,
    })

  test('an enquiry by telephone becomes a lead with a promise and the visitor’s own words', async () => {
    const id = idOf(await add())
    const page = await getLeadPage(open().db, id)
    expect(page).toMatchObject({
      state: 'new',
      cameFrom: 'telephone',
      form: { slug: 'battery' },
      consent: { wording: 'They asked us to call them about a battery.', version: 'spoken' },
    })
    expect(Date.parse(page?.promisedBy ?? '')).toBeGreaterThan(later(0).getTime())
    expect(page?.history).toMatchObject([{ kind: 'lead.added', operator: 'priya' }])
  })

  test('it goes out as every lead does, and the letter says how we come to have it', async () => {
    const typed = { 'contact-name': 'Pat Byrne', 'contact-email': 'pat@example.com' }
    const id = idOf(await add({ typed }))
    const channels = (await listDeliveries(open().db, id)).map(({ channel }) => channel)
    expect(channels.toSorted()).toEqual(['confirmation', 'hosted-table', 'operator-letter'])
    const lead = (await getOutgoingLead(open().db, id)) ?? expect.fail('no lead')
    const links = { brand: au, pageLink: 'https://a', withdrawalLink: 'https://b' }
    const letter = JSON.stringify(confirmation({ lead }, links))
    expect(letter).toContain('You rang Wattlewise')
    expect(letter).toContain('none of them gets your details')
    expect(letter).not.toContain('Pat')
  })

  test('pressed twice, it is one lead', async () => {
    const typed = { 'contact-name': 'Pat Twice', 'contact-phone': '0412 345 678' }
    const submission = uuidv7()
    const both = await Promise.all([add({ submission, typed }), add({ submission, typed })])
    expect(idOf(both[0])).toBe(idOf(both[1]))
    const page = await getLeadPage(open().db, idOf(both[0]))
    expect(page?.history).toHaveLength(1)
  })

  test('installers get it only where the visitor agreed', async () => {
    const ours = idOf(await add())
    const shared = idOf(await add({ installersSentence: installersSentence(au) }))
    const offered = await toOffer()
    expect(offered).toContain(shared)
    expect(offered).not.toContain(ours)
    const deps = worldAt(storeDeps(open()).now(), open(), { maxInstallers: 3 })
    const refused = await offerByHand({ lead: ours, isConfirmed: false }, priya, deps)
    expect(refused).toMatchObject({ message: 'They rang us, and did not agree to installers.' })
    expect((await getLeadPage(open().db, shared))?.consent).toMatchObject({
      version: 'spoken, installers',
      wording: expect.stringContaining('up to three local installers'),
    })
  })

  test('without a way to reach them, or without their words, nothing is stored', async () => {
    expect(await add({ typed: { 'contact-name': 'Pat' } })).toMatchObject({
      code: 'invalid',
      problems: [{ question: 'contact-phone' }],
    })
    expect(await add({ consent: 'yes' })).toMatchObject({
      code: 'invalid',
      problems: [{ question: 'consent' }],
    })
    expect(await add({ typed: { 'contact-phone': 'none' } })).toMatchObject({
      problems: [{ question: 'contact-name' }, { question: 'contact-phone' }],
    })
  })
})
