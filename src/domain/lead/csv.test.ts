import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leadColumns } from './columns.ts'
import { csvHeader, csvLine, type ExportedLead, exportedColumns } from './csv.ts'

const nobody = Object.fromEntries(exportedColumns.map((column) => [column, ''])) as ExportedLead

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

function fieldFor(column: (typeof exportedColumns)[number], value: string): string {
  return fieldsOf(csvLine({ ...nobody, [column]: value }))[exportedColumns.indexOf(column)] ?? ''
}

test('the file begins with the specification’s columns, and says which lead and how it stands', () => {
  expect(fieldsOf(csvHeader)).toEqual([
    ...leadColumns,
    ...['consent', 'reference_number', 'id', 'created_at', 'state'],
  ])
})

test('every lead has as many fields as the header, empty or not', () => {
  const line = csvLine({ ...nobody, first_name: 'Mai', consent: 1, state: 'new' })
  expect(fieldsOf(line)).toEqual(
    exportedColumns.map(
      (column) => ({ first_name: 'Mai', consent: 'true', state: 'new' })[column as string] ?? '',
    ),
  )
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
  expect(fieldFor('message', value)).toBe(read)
})

test('consent is said in words, however a database keeps it', () => {
  for (const consent of [true, 1]) expect(csvLine({ ...nobody, consent })).toContain(',true,')
  for (const consent of [false, 0]) expect(csvLine({ ...nobody, consent })).toContain(',false,')
})

test('whatever was typed is read back, and begins no formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const read = fieldFor('first_name', typed)
      expect([typed, `'${typed}`]).toContain(read)
      expect(read).toSatisfy(
        (text: string) => !/^[=\-@\t\r\n]/.test(text) && !/^\+.*[^\d ().-]/s.test(text),
      )
    }),
  )
})
