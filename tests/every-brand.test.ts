import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Brand } from '#content/brand.ts'
import { saveSetting } from '#database/settings.ts'
import { findPostcode, parsePostcodeIn } from '#domain/enquiry/country.ts'
import { isReference } from '#domain/lead/reference.ts'
import { searchTerms } from '#domain/lead/search.ts'
import { brands } from '#edition/brand/brands.ts'
import { consentsOf } from '#edition/consent.ts'
import { privacy } from '#edition/legal/privacy.ts'
import { terms } from '#edition/legal/terms.ts'
import { regionOf } from '#estimate/region.ts'
import { phoneParser } from '#operations/enquiry/parse-phone.ts'
import { formatPhone } from '../src/console/words/phone.ts'
import { readEnvironment } from '../src/environment.ts'
import { createApp } from '../src/server/app.ts'
import { openLog } from '../src/server/http/log.ts'
import { openServices, type Services } from '../src/services.ts'
import { formNamed, goodAnswers } from './answers.ts'
import { deliverAll } from './deliver-all.ts'
import { noSite } from './no-site.ts'
import { thirdBrand } from './third-brand.ts'

const all: Record<string, Brand> = { ...brands, third: thirdBrand }

/** What names a brand and must not be in another brand's output. */
const namesOf = ({ name, legalName, email, phone }: Brand) => [name, legalName, email, phone.label]

test('brands tell their leads apart', () => {
  const prefixes = Object.values(all).map(({ referencePrefix }) => referencePrefix)
  expect(new Set(prefixes).size).toBe(prefixes.length)
  for (const prefix of prefixes) expect(prefix).toMatch(/^[A-Z]{2}$/)
})

test('none has a country without an edition, or another country’s law: such a brand doesn’t compile', () => {
  const { calling, country } = thirdBrand
  const wrong: Brand[] = [
    // @ts-expect-error: there is no such edition
    { ...thirdBrand, edition: 'aotearoa' },
    // @ts-expect-error: Victoria's is in Australia
    { ...thirdBrand, country: { ...country, code: 'NZ' } },
    // @ts-expect-error: and calls by Australia's law
    { ...thirdBrand, calling: { ...calling, law: 'britain' } },
    // @ts-expect-error: on the days that are no holidays there
    { ...thirdBrand, calling: { ...calling, deskArea: 'england-and-wales' } },
  ]
  expect(wrong).not.toContainEqual(thirdBrand)
})

test('a database is one brand’s: no other brand’s server opens it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'wattlewise-owner-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const open = () => openServices(readEnvironment({ DATA_DIR: directory }), () => {})
  const { database } = await open()
  await saveSetting(database.db, 'SITE_BRAND', 'uk')
  await database.close()
  await expect(open()).rejects.toThrow('The database is the brand uk’s, and SITE_BRAND is au.')
})

describe.each(Object.entries(all))('the brand %s', (key, brand) => {
  const { country } = brand
  const foreign = Object.entries(all)
    .filter(([other]) => other !== key)
    .flatMap(([, other]) => namesOf(other))

  test('reads its own examples of a phone number and a postcode, and says them again', () => {
    const phone = phoneParser(country)(country.phoneExample)
    expect(formatPhone({ typed: '', e164: phone?.e164 ?? '' }, country)).toBe(country.phoneExample)
    expect(parsePostcodeIn(country.postcodeExample, country)).toBe(country.postcodeExample)
    expect(findPostcode(`Near ${country.postcodeExample}`, country)).toBe(country.postcodeExample)
    expect(country.postcodeSentence).toContain(country.postcodeExample)
  })

  test('agrees to things in its own name', () => {
    const words = JSON.stringify([
      consentsOf(brand, { slug: 'home' }),
      privacy(brand),
      terms(brand),
    ])
    expect(words).toContain(brand.name)
    for (const name of foreign) expect(words).not.toContain(name)
  })

  describe('serves', () => {
    const directory = mkdtempSync(join(tmpdir(), `wattlewise-${key}-`))
    let services: Services
    beforeAll(async () => {
      const environment = { DATA_DIR: directory, OPERATOR_EMAIL: 'desk@example.com' }
      services = await openServices(readEnvironment(environment), () => {}, brand)
    })
    afterAll(async () => {
      await services.database.close()
      rmSync(directory, { recursive: true })
    })

    test('an enquiry under a reference of its own, from its region', async () => {
      const app = createApp(services, noSite(services.siteUrl), openLog('silent'))
      const home = formNamed('home', brand)
      const answers = goodAnswers(home, { postcode: country.postcodeExample }, country)
      const response = await app.request('/enquiries', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ form: 'home', answers }),
      })
      expect(response.status).toBe(201)
      const { reference } = await response.json()
      expect(isReference(reference, brand.referencePrefix)).toBe(true)
      const search = { callingCode: country.callingCode, referencePrefix: brand.referencePrefix }
      expect(searchTerms(reference, search)).toContainEqual({
        in: 'reference_number',
        prefix: reference,
      })
      const lead = await services.database.db
        .selectFrom('enquiries')
        .select(['postcode', 'region'])
        .where('reference_number', '=', reference)
        .executeTakeFirstOrThrow()
      expect(lead.postcode).toBe(country.postcodeExample)
      expect(lead.region).toBe(regionOf(country.postcodeExample))
    })

    test('and writes letters in its own name', async () => {
      for (const channel of ['operator-letter', 'confirmation'] as const)
        await deliverAll(channel, { ...services, random: () => 0.5 })
      const letters = readdirSync(join(directory, 'letters')).map((file) =>
        readFileSync(join(directory, 'letters', file), 'utf8').replace(/=\r?\n/g, ''),
      )
      expect(letters).toHaveLength(2)
      for (const letter of letters) {
        expect(letter).toContain(brand.email)
        for (const name of foreign) expect(letter).not.toContain(name)
      }
    })
  })
})
