import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadColumns } from './columns.ts'
import {
  csvHeader,
  csvLine,
  deskColumns,
  exportedColumns,
  jsonLine,
  phoneAsText,
  unitSeparator,
  withPhoneAsText,
} from './csv.ts'

/** The fields of one line, as RFC 4180 reads them. */
function fieldsOf(line: string): string[] {
  expect(line.endsWith('\r\n')).toBe(true)
  const fields: string[] = []
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  for (let match = field.exec(line); match; match = field.exec(line)) {
    fields.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '\r\n') break
  }
  expect(field.lastIndex).toBe(line.length)
  return fields
}

/** What is read back of a field between others. */
function readBack(typed: string): string | undefined {
  const fields = fieldsOf(csvLine(['before', typed, ''].join(unitSeparator)))
  expect(fields).toHaveLength(3)
  return fields[1]
}

test('the file begins with the specification’s columns, followed by the lead’s id and state', () => {
  expect(fieldsOf(csvHeader)).toEqual([
    ...leadColumns,
    ...['consent', 'reference_number', 'id', 'state', 'created_at'],
    ...deskColumns,
  ])
})

test.each([
  ['0491570156', '0491 570 156'],
  ['+61491570156', '+61 491 570 156'],
  ['61491570156', '61 491 570 156'],
  ['1300975707', '1300 975 707'],
  ['131450', '131 450'],
  ['0491 570 156', '0491 570 156'],
  ['(03) 9000 0000', '(03) 9000 0000'],
  ['ring after six', 'ring after six'],
  ['', ''],
])('a spreadsheet takes the phone number %j for text, since it is written %j', (typed, text) => {
  expect(phoneAsText(typed)).toBe(text)
  const line = (phone: string) =>
    exportedColumns.map((column) => (column === 'phone' ? phone : '0491')).join(unitSeparator)
  expect(withPhoneAsText(line(typed))).toBe(line(text))
})

test('a line of JSON has every column: amounts and counts as numbers, nothing as null', () => {
  const value = { phone: '0491570156', consent: 'true', tries: '3', fees_dollars: '45.5' }
  const fields = exportedColumns.map((column) => Object(value)[column] ?? '').join(unitSeparator)
  const read = JSON.parse(jsonLine(fields))
  expect(Object.keys(read)).toEqual([...exportedColumns])
  expect(read).toMatchObject({
    phone: '0491570156',
    consent: true,
    tries: 3,
    fees_dollars: 45.5,
    quote_dollars: null,
    owner: null,
  })
})

test('a line has every field, empty or not', () => {
  expect(csvLine(['', 'Mai', '', 'Đặng', ''].join(unitSeparator))).toBe(',Mai,,Đặng,\r\n')
})

test.each([
  ['plain', 'plain'],
  ['O’Neil, Siobhán', 'O’Neil, Siobhán'],
  ['she said "now"', 'she said "now"'],
  ['two\nlines', 'two\nlines'],
  ['one; two\tthree', 'one; two\tthree'],
  ['=1+1', "'=1+1"],
  ['=cmd|"/C calc"!A0', '\'=cmd|"/C calc"!A0'],
  ['+cmd|x', "'+cmd|x"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\n=1', "'\n=1"],
  ['＝1+1', "'＝1+1"],
  ['+61 491 570 156', '+61 491 570 156'],
  ['+61 (3) 9000-0000', '+61 (3) 9000-0000'],
  ['+61 491 A1', "'+61 491 A1"],
  ['+61491570156\t=1', "'+61491570156\t=1"],
  ["'quoted", "'quoted"],
  ['mai@example.com', 'mai@example.com'],
])('%j is read back as %j', (value, read) => {
  expect(readBack(value)).toBe(read)
})

const typedText = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes(unitSeparator))

test('any text survives the CSV file, and never starts a formula', () => {
  fc.assert(
    fc.property(typedText, (typed) => {
      const read = readBack(typed)
      expect([typed, `'${typed}`]).toContain(read)
      expect(read).toSatisfy(
        (text: string) => !/^[=\-@\t\r\n]/.test(text) && !/^\+.*[^\d ().-]/s.test(text),
      )
    }),
  )
})
