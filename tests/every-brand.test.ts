import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Brand } from '#content/brand/brand.ts'
import { brands } from '#content/brand/brands.ts'
import { consentsOf } from '#content/consent.ts'
import { formsOf } from '#content/forms/forms.ts'
import { privacy } from '#content/legal/privacy.ts'
import { terms } from '#content/legal/terms.ts'
import { findPostcode, parsePostcode } from '#domain/enquiry/country.ts'
import { isReference } from '#domain/lead/reference.ts'
import { searchTerms } from '#domain/lead/search.ts'
import { formatPlaceLine } from '#domain/place.ts'
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

/** What names a brand and must stand in nothing of another. */
const namesOf = ({ name, legalName, email, phone }: Brand) => [name, legalName, email, phone.label]

test('brands tell their leads apart', () => {
  const prefixes = Object.values(all).map(({ referencePrefix }) => referencePrefix)
  expect(new Set(prefixes).size).toBe(prefixes.length)
  for (const prefix of prefixes) expect(prefix).toMatch(/^[A-Z]{2}$/)
})

describe.each(Object.entries(all))('the brand %s', (key, brand) => {
  const { country } = brand
  const foreign = Object.entries(all)
    .filter(([other]) => other !== key)
    .flatMap(([, other]) => namesOf(other))

  test('reads its own examples of a phone number and a postcode, and says them again', () => {
    const phone = phoneParser(country)(country.phoneExample)
    expect(formatPhone({ typed: '', e164: phone?.e164 ?? '' }, country)).toBe(country.phoneExample)
    expect(parsePostcode(country.postcodeExample, country)).toBe(country.postcodeExample)
    expect(findPostcode(`Near ${country.postcodeExample}`, country)).toBe(country.postcodeExample)
    expect(country.postcodeSentence).toContain(country.postcodeExample)
  })

  test('knows places in Victoria by name only where it is in Australia', () => {
    expect(formatPlaceLine('3011', country)).toBe(
      country.code === 'AU' ? 'Footscray VIC 3011' : '3011',
    )
  })

  test('asks in its own money and agrees to things in its own name', () => {
    const forms = JSON.stringify([...formsOf(brand).values()])
    expect(forms.replaceAll(brand.currencySign, '')).not.toContain('$')
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

    test('an enquiry under a reference of its own, from no region of another country', async () => {
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
      expect(lead.region !== '').toBe(country.code === 'AU')
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
