import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env } from 'node:process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Brand } from '#content/brand.ts'
import { exampleAnswers } from '#domain/enquiry/example-answers.ts'
import { questionsOf } from '#domain/enquiry/form.ts'
import { questionUses } from '#domain/lead/question-uses.ts'
import { isReference } from '#domain/lead/reference.ts'
import { brands } from '#edition/brand/brands.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { createApp } from '#server/app.ts'
import { openLog } from '#server/http/log.ts'
import { readEnvironment } from '../../src/environment.ts'
import { openServices, type Services } from '../../src/services.ts'
import { deliverAll } from '../deliver-all.ts'
import { noSite } from '../no-site.ts'

/* What holds for each edition: these run once by each one's doors. */

const directory = mkdtempSync(join(tmpdir(), 'every-edition-'))
const environment = readEnvironment({
  SITE_BRAND: env.SITE_BRAND,
  DATA_DIR: directory,
  OPERATOR_EMAIL: 'desk@example.com',
})
const brand: Brand = brands[environment.SITE_BRAND]
const forms = [...formsOf(brand).values()]
let services: Services

beforeAll(async () => {
  services = await openServices({ ...environment, RATE_LIMIT: undefined }, () => {})
})
afterAll(async () => {
  await services.database.close()
  rmSync(directory, { recursive: true })
})

test('of every question it is said which columns it fills and what an offer shows of it', () => {
  const forgotten = forms.flatMap((form) =>
    questionsOf(form)
      .filter(({ name }) => !questionUses[name])
      .map(({ name }) => `${form.slug}: ${name}`),
  )
  expect(forgotten).toEqual([])
})

test.each(forms)('what $slug asks is taken, under a reference of the brand', async (form) => {
  const app = createApp(services, noSite(services.siteUrl), openLog('silent'))
  const example = exampleAnswers(form, brand.country)
  const answers = { ...example, 'contact-email': `${form.slug}@example.com` }
  const consents =
    brand.consent === 'channels' ? { answer: true, calls: false, texts: false } : undefined
  const response = await app.request('/enquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ form: form.slug, answers, consent: true, consents }),
  })
  const body = await response.json()
  expect([response.status, body.problems]).toEqual([201, undefined])
  expect(isReference(body.reference, brand.referencePrefix)).toBe(true)
})

test('letters about them go out in its name', async () => {
  for (const channel of ['operator-letter', 'confirmation'] as const)
    await deliverAll(channel, { ...services, random: () => 0.5 })
  const letters = readdirSync(join(directory, 'letters')).map((file) =>
    readFileSync(join(directory, 'letters', file), 'utf8').replace(/=\r?\n/g, ''),
  )
  expect(letters).toHaveLength(2 * forms.length)
  for (const letter of letters) expect(letter).toContain(brand.email)
})
