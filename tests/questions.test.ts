import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listEnquiryData } from '#database/copies/person-data.ts'
import { leadsForExport } from '#database/desk/lead-export.ts'
import { getLeadPage } from '#database/desk/lead-page.ts'
import { migrate } from '#database/migrate.ts'
import { openSqlite } from '#database/open.ts'
import { type EnquiryForm, questionsOf } from '#domain/enquiry/form.ts'
import { exportedColumns, unitSeparator } from '#domain/lead/csv.ts'
import { questionUses } from '#domain/lead/question-uses.ts'
import { au } from '#edition/brand/au.ts'
import { consentsOf } from '#edition/consent.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { phoneParser } from '#operations/enquiry/parse-phone.ts'
import { submitEnquiry } from '#operations/enquiry/submit-enquiry.ts'
import { everyAnswer } from './answers.ts'
import { morning, storeDeps } from './leads.ts'

const forms = [...formsOf(au).values()]

/** That the specification names as sources of columns, and no form of ours asks. */
const askedElsewhere = [
  'first-name',
  'last-name',
  'solar-type',
  'age-group',
  'has-will',
  'will-for',
  'roof-access',
  'current-bill',
]

test('every question of which something is said is asked', () => {
  const files = globSync('src/content/{forms,editions/*/forms}/*.ts')
  const sources = files.map((file) => readFileSync(file, 'utf8')).join('')
  const unasked = Object.keys(questionUses).filter((name) => !sources.includes(`'${name}'`))
  expect(unasked).toEqual(askedElsewhere)
})

describe('what is asked is found again', () => {
  const database = openSqlite(':memory:')
  const { db } = database
  beforeAll(async () => void (await migrate(database)))
  afterAll(() => database.close())

  const fieldsOf = async (id: string) => {
    const world = {
      now: new Date(morning),
      timeZone: au.timeZone,
      callingCode: '61',
      engine: 'sqlite' as const,
      referencePrefix: 'WW',
    }
    for await (const page of leadsForExport(db, { filter: { state: 'any' } }, world))
      for (const lead of page) {
        const values = lead.split(unitSeparator)
        const fields = exportedColumns.map((column, index) => [column, values[index]])
        const row: Record<string, string> = Object.fromEntries(fields)
        if (row.id === id) return row
      }
    throw new Error('The lead is not exported')
  }

  /** The lead of an enquiry by this form, with a sender of its own. */
  async function submit(form: EnquiryForm) {
    const answers = everyAnswer(form, { 'contact-email': `${form.slug}@example.com` })
    const submitted = await submitEnquiry(
      {
        form,
        typed: answers,
        page: form.page,
        attributions: { last: { page: form.page } },
        consents: consentsOf(au, form),
        consentGiven: true,
      },
      { ...storeDeps(database), parsePhone: phoneParser(au.country) },
    )
    if (!submitted.ok) throw new Error(JSON.stringify(submitted))
    const { id } = await db
      .selectFrom('enquiries')
      .select('id')
      .where('reference_number', '=', submitted.reference)
      .executeTakeFirstOrThrow()
    return { id, answers }
  }

  test.each(forms.map((form) => [form.slug, form] as const))(
    'every answer to the %s form is at the desk, in what its sender gets, and in the export',
    async (_, form) => {
      const { id, answers } = await submit(form)
      const questions = questionsOf(form)
      const asks = questions.map(({ ask }) => ask)
      const atTheDesk = await getLeadPage(db, id)
      expect(atTheDesk?.answered.map(({ ask }) => ask)).toEqual(asks)
      const [given] = await listEnquiryData(db, [id])
      expect(given?.answered.map(({ ask }) => ask)).toEqual(asks)
      const exported = await fieldsOf(id)
      for (const { name } of questions) {
        const columns = questionUses[name]?.columns ?? []
        const values = columns.map((column) => exported[column]).join(' ')
        if (columns.length > 0)
          expect([name, values]).toEqual([name, expect.stringContaining(exportedAs(name, answers))])
      }
    },
  )
})

/** Of a place only the postcode in it has a column. */
function exportedAs(question: string, answers: Record<string, string>): string {
  return question === 'location' ? au.country.postcodeExample : (answers[question] ?? '')
}
