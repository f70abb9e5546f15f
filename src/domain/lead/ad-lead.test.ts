import { expect, test } from 'vitest'
import { googlePost, metaAnswer, metaIds, metaPost } from '../../../tests/ad-leads.ts'
import { parseExact, readGoogleLead, readMetaLead, readMetaNotice } from './ad-lead.ts'

const read = (text: string) => readGoogleLead(parseExact(text))

test('what Google posts is read field by field, with what it calls each', () => {
  expect(read(googlePost())).toMatchObject({
    ok: true,
    lead: {
      network: 'google',
      form: '40000000000',
      place: { campaign: '12345678901', ad: '30000000000' },
      isTest: false,
      fields: [
        { id: 'FULL_NAME', label: 'Full Name', value: 'Ruth O’Neil' },
        { id: 'PHONE_NUMBER', value: '+61 491 570 006' },
        { id: 'EMAIL' },
        { id: 'POSTAL_CODE' },
        { id: 'do_you_own_the_building', value: 'I own it' },
        { id: 'which_way_does_the_roof_face', value: 'North, with a bit of shade' },
      ],
    },
  })
})

test('a field without a name of its own is called by its id', () => {
  const user_column_data = [{ column_id: 'roof_type', string_value: 'Tin' }]
  expect(read(googlePost({ user_column_data }))).toMatchObject({
    lead: { fields: [{ id: 'roof_type', label: 'roof type', value: 'Tin' }] },
  })
})

test('Meta’s ids keep all of their digits, though they are numbers', () => {
  expect(String(Number(metaIds.lead))).not.toBe(metaIds.lead)
  expect(readMetaNotice(parseExact(metaPost()))).toEqual([
    {
      network: 'meta',
      id: metaIds.lead,
      form: metaIds.form,
      fields: null,
      place: { ad: '12312312313' },
      isTest: false,
    },
  ])
})

test('what Meta tells of other things is none of ours', () => {
  const feed = metaPost().replace('"leadgen"', '"feed"')
  expect(readMetaNotice(parseExact(feed))).toEqual([])
})

test('a lead of the Graph API is read, and one of the testing tool known as such', () => {
  expect(readMetaLead(parseExact(metaAnswer()))).toMatchObject({
    place: { campaign: '23851234567890131', ad: '23851234567890139' },
    isTest: false,
    fields: [{ id: 'full_name', label: 'full name', value: 'Priya Shah' }, {}, {}, {}, {}],
  })
  const dummy = metaAnswer({ full_name: '<test lead: dummy data for full_name>' })
  expect(readMetaLead(parseExact(dummy))).toMatchObject({ isTest: true })
  expect(readMetaLead({ error: { code: 190 } })).toBeUndefined()
})

test.each([
  ['nothing', 'null'],
  ['a list', '[]'],
  ['a text', '"lead"'],
  ['no id', googlePost({ lead_id: undefined })],
  ['an object for an id', googlePost({ lead_id: { $ne: 1 } })],
  ['an id of two lines', googlePost({ lead_id: 'a\nb' })],
  ['no form', googlePost({ form_id: null })],
])('of %s a sentence says what is missing', (_, text) => {
  expect(read(text)).toMatchObject({ ok: false, code: 'invalid' })
})

test('columns of the wrong type, without an id, twice and far too long are read as far as they can be', () => {
  const user_column_data = [
    null,
    7,
    { string_value: 'nameless' },
    { column_id: ['EMAIL'], string_value: 'x' },
    { column_id: 'EMAIL', string_value: { a: 1 } },
    { column_id: 'roof', string_value: `\ud800 \u0000tin\u202e ${'x'.repeat(9000)}` },
    { column_id: 'roof', string_value: 12.5 },
    { column_id: '__proto__', string_value: 'polluted' },
    ...Array.from({ length: 200 }, (_, index) => ({ column_id: `c${index}`, string_value: 'y' })),
  ]
  const result = read(googlePost({ user_column_data }))
  const fields = result.ok ? (result.lead.fields ?? []) : []
  expect(fields.length).toBeLessThan(60)
  expect(fields.slice(0, 3)).toMatchObject([
    { id: 'EMAIL', value: '' },
    { id: 'roof', value: expect.stringMatching(/^tin x+/) },
    { id: '__proto__', value: 'polluted' },
  ])
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(Math.max(...fields.map(({ value }) => value.length))).toBeLessThanOrEqual(5000)
  expect(JSON.stringify(fields)).not.toMatch(/\\u0000|\\ud800/)
})
