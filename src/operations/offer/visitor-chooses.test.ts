import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { getLeadRow } from '#database/desk/lead-row.ts'
import { listConsents } from '#database/offer/consents.ts'
import { listOffersOfLead } from '#database/offer/offers.ts'
import { getOutgoingOffer } from '#database/offer/outgoing-offer.ts'
import { consentsOf } from '#edition/consent.ts'
import { formNamed, goodAnswers } from '../../../tests/answers.ts'
import { channelBrand, channelForm, withOptionalPhone } from '../../../tests/channel-brand.ts'
import { onEveryDatabase } from '../../../tests/databases.ts'
import { leadReceivers, storeDeps } from '../../../tests/leads.ts'
import { priceFrom } from '../../../tests/priced.ts'
import { storeInstaller } from '../../../tests/stored-installers.ts'
import { worldAt } from '../../../tests/world.ts'
import { submitEnquiry } from '../enquiry/submit-enquiry.ts'
import { takeYesBack } from '../enquiry/take-yes-back.ts'
import { acceptLead } from './accept-lead.ts'
import { offerLead } from './offer-lead.ts'
import { priceOffer } from './price-offer.ts'
import { sayYes } from './say-yes.ts'

// Thursday, 2:24 pm in Melbourne.
const now = new Date('2026-11-19T03:24:00.000Z')

onEveryDatabase((open) => {
  const world = () => worldAt(now, open(), { maxInstallers: 3, newId: uuidv7 })

  /** A visitor who may only be written to, offered to one installer. */
  async function asked(email: string, postcode: string) {
    const area = { wholeState: false, regions: [], postcodes: [postcode], exceptPostcodes: [] }
    const installer = await storeInstaller(open(), { area })
    const { firstCall } = channelBrand
    const submitted = await submitEnquiry(
      {
        form: channelForm,
        typed: goodAnswers(channelForm, { 'contact-email': email, postcode }),
        page: '/',
        attributions: { last: { page: '/' } },
        consents: consentsOf(channelBrand, channelForm),
        consentGiven: true,
        ticks: { answer: true, calls: false, texts: false },
      },
      storeDeps(open(), { now: () => now, firstCall, receivers: leadReceivers([], []) }),
    )
    if (!submitted.ok) throw new Error(JSON.stringify(submitted))
    const { lead } = submitted
    expect(await offerLead(lead, world())).toMatchObject({ ok: true, installers: [installer] })
    const [offer] = await listOffersOfLead(open().db, lead)
    return { lead, offer: offer?.id ?? '' }
  }

  test('an installer can name a price from the start, and accept nobody', async () => {
    const { lead, offer } = await asked('from.the.start@example.com', '3199')
    expect(await acceptLead(offer, world())).toMatchObject({ ok: false })
    const outgoing = await getOutgoingOffer(open().db, offer, {
      now,
      calling: channelBrand.calling,
    })
    expect(outgoing?.details ?? null).toBeNull()
    expect(JSON.stringify(outgoing)).not.toContain('from.the.start')
    expect(await priceOffer(offer, priceFrom(6000, now), world())).toMatchObject({ ok: true })
    expect(await getLeadRow(open().db, lead)).toMatchObject({ way: 'prices', phone: '' })
  })

  test('who left no number says yes to an email, and takes it back', async () => {
    const { lead, offer } = await asked('yes.by.email@example.com', '3198')
    await priceOffer(offer, priceFrom(6000, now), world())
    const byPhone = { lead, offer, channels: ['phone'] } as const
    expect(await sayYes(byPhone, world())).toMatchObject({ code: 'invalid' })
    const channels = ['phone', 'email'] as const
    expect(await sayYes({ lead, offer, channels }, world())).toMatchObject({ ok: true })
    const yes = (await listConsents(open().db, [lead])).find((one) => one.offer === offer)
    expect(yes).toMatchObject({
      channels: ['email'],
      wording: expect.stringMatching(/ may write me emails about this enquiry\.$/),
    })
    expect(await takeYesBack({ lead, offer }, world())).toBe('changed')
    // Then only the prices are left to do for the desk.
    expect(await getLeadRow(open().db, lead)).toMatchObject({ next_action: 'price-follow-up' })
  })

  test('what we can state no system for is asked of nobody: the desk looks at it first', async () => {
    await storeInstaller(open(), {
      area: { wholeState: true, regions: [], postcodes: [], exceptPostcodes: [] },
    })
    const form = withOptionalPhone(formNamed('business'))
    const submitted = await submitEnquiry(
      {
        form,
        typed: goodAnswers(form, {
          'contact-email': 'a.farm@example.com',
          'business-type': 'agriculture',
        }),
        ...{ page: '/', attributions: { last: { page: '/' } }, consentGiven: true },
        consents: consentsOf(channelBrand, form),
        ticks: { answer: true, calls: false, texts: false },
      },
      storeDeps(open(), { now: () => now, firstCall: channelBrand.firstCall }),
    )
    if (!submitted.ok) throw new Error(JSON.stringify(submitted))
    expect(await offerLead(submitted.lead, world())).toMatchObject({ code: 'refused' })
    expect(await getLeadRow(open().db, submitted.lead)).toMatchObject({
      next_action: 'first-answer',
    })
  })
})
