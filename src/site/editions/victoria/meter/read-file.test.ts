import { describe, expect, test } from 'vitest'
import { daysAfter } from '#domain/calendar.ts'
import { energyCompare, nem12, register } from '../../../../../tests/meter-files.ts'
import { zipOf, zipOfFiles } from '../../../../../tests/zip.ts'
import { largestFile, type ReadFile, readFile } from './read-file.ts'

const whole = nem12(register())

const inQuotes = whole.replaceAll(/[^,\r\n]+/g, (cell) => `"${cell}"`)

const today = '2026-11-26'

async function codeOf(file: Blob): Promise<string> {
  const result = await readFile(file, today)
  return result.ok ? `${result.file.use.size} days` : result.code
}

describe('a file is read', () => {
  test.each([
    ['plain', new Blob([whole])],
    ['in another layout', new Blob([energyCompare()])],
    ['zipped', new Blob([zipOf(whole)])],
    ['in UTF-16', new Blob([Buffer.from(`\uFEFF${whole}`, 'utf16le')])],
    ['in UTF-16 without its mark', new Blob([Buffer.from(whole, 'utf16le')])],
    [
      'in UTF-16 the other way round',
      new Blob([Buffer.from(`\uFEFF${whole}`, 'utf16le').swap16()]),
    ],
    ['with rows that end as on old Macs', new Blob([whole.replaceAll('\r\n', '\r')])],
    ['in a zip that packs nothing', new Blob([zipOf(whole, { method: 0 })])],
    ['in quotes in UTF-16', new Blob([Buffer.from(`\uFEFF${inQuotes}`, 'utf16le')])],
    [
      'in quotes in a zip in UTF-16 the other way round',
      new Blob([zipOfFiles({ 'a.csv': Buffer.from(`\uFEFF${inQuotes}`, 'utf16le').swap16() })]),
    ],
  ])('%s', async (_, file) => {
    expect(await codeOf(file)).toBe('365 days')
  })
})

describe('a file that can’t be read says why', () => {
  const zip = zipOf(whole)
  test.each([
    ['a zip that was cut off', new Blob([zip.slice(0, zip.length / 2)]), 'broken-zip'],
    ['a zip with a password', new Blob([zipOf(whole, { flags: 1 })]), 'broken-zip'],
    ['a zip packed in a way nobody uses', new Blob([zipOf(whole, { method: 12 })]), 'broken-zip'],
    ['a photo', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])]), 'no-text'],
    [
      'an Excel workbook',
      new Blob([zipOf('<workbook/>', { name: 'xl/workbook.xml' })]),
      'workbook',
    ],
    [
      'an old Excel workbook',
      new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])]),
      'workbook',
    ],
    ['nothing', new Blob([]), 'empty'],
    ['far too much', new Blob([new Uint8Array(largestFile + 1)]), 'too-large'],
  ])('%s', async (_, file, code) => {
    expect(await codeOf(file)).toBe(code)
  })
})

describe('a zip of several files', () => {
  const kwh = (day: number, half: number) => 0.05 * (1 + ((3 * day + half) % 9))
  const part = (from: string, days: number, before = 0, changes = {}) =>
    nem12(register({ from, days, kwh: (day, half) => kwh(day + before, half), ...changes }))
  const quarter = {
    '2025/01.csv': part('2025-01-01', 31),
    '2025/02.csv': part('2025-02-01', 28, 31),
    '2025/03.csv': part('2025-03-01', 31, 59),
  }
  const read = (files: Record<string, string | Uint8Array>) =>
    readFile(new Blob([zipOfFiles(files)]), today)

  /** The readings are those of the quarter, half hour by half hour. */
  function expectQuarter(result: ReadFile, leftOut: string[] = []) {
    if (!result.ok) throw new Error(result.message)
    const { use, leftOut: names } = result.file
    const readings = Array.from(use, ([day, readings]) => [day, Array.from(readings.kwh)])
    expect(readings).toEqual(
      Array.from({ length: 90 }, (_, day) => [
        daysAfter('2025-01-01', day),
        Array.from({ length: 48 }, (_, half) => Number(kwh(day, half).toFixed(4))),
      ]),
    )
    expect(names).toEqual(leftOut)
  }

  test.each([
    ['of a month each', quarter],
    ['in another order', Object.fromEntries(Object.entries(quarter).toReversed())],
    [
      'whose days overlap, the newest update counts',
      {
        'b.csv': part('2025-02-01', 59, 31, { updated: '20250601000000' }),
        'a.csv': part('2025-01-01', 60, 0, { kwh: () => 3, updated: '20250401000000' }),
        'c.csv': part('2025-01-01', 31, 0, { updated: '20250501000000' }),
      },
    ],
    ['whose days overlap, word for word', { ...quarter, 'again.csv': part('2025-01-15', 40, 14) }],
    [
      'in different encodings',
      {
        ...quarter,
        '2025/02.csv': Buffer.from(`\uFEFF${quarter['2025/02.csv']}`, 'utf16le'),
        '2025/03.csv': `\uFEFF${quarter['2025/03.csv'].replaceAll('\r\n', '\r')}`,
      },
    ],
    [
      'with folders and what a Mac adds',
      { '2025/': '', ...quarter, '__MACOSX/2025/._01.csv': '\0', '2025/.DS_Store': '\0' },
    ],
    [
      'of which one proves that dates have the day first',
      Object.fromEntries(
        [...Array(90).keys()].map((day) => [
          `${day}.csv`,
          part(daysAfter('2025-01-01', day), 1, day).replace(
            /300,(\d{4})(\d\d)(\d\d)/,
            '300,$3/$2/$1',
          ),
        ]),
      ),
    ],
  ])('%s is read whole', async (_, files) => {
    expectQuarter(await read(files))
  })

  test('says which files hold no readings, without the meter’s number', async () => {
    const result = await read({
      'readme 6407000001.txt': 'Your readings',
      ...quarter,
      'NEM13_6407000001_20250401.csv': '100,NEM13,2026\n250,6407000001,11',
      'detailed.csv': energyCompare({ from: '2025-01-01', days: 90, meter: '6407000001' }),
      'bill.pdf': '%PDF-1.7',
      'empty.csv': '',
    })
    const names = ['readme ….txt', 'NEM13_…_20250401.csv', 'detailed.csv', 'bill.pdf', 'empty.csv']
    expectQuarter(result, names)
  })

  test.each([
    [
      'of NEM13 alone',
      { 'a.csv': '100,NEM13,2026\n250,6407', 'b.csv': '100,NEM13,2026\n250,6407' },
      'not-by-interval',
      /^In “a.csv”: This is a NEM13 file/,
    ],
    [
      'of two homes',
      {
        'a.csv': part('2025-01-01', 31),
        'b.csv': part('2025-02-01', 28, 0, { meter: '6102000009' }),
      },
      'several-meters',
      /^In “b.csv”: This file holds more than one meter/,
    ],
    [
      'with one that was cut off',
      { ...quarter, '2025/02.csv': quarter['2025/02.csv'].slice(0, 5000) },
      'cut',
      /^In “02.csv”: The end of the file is missing/,
    ],
    [
      'with broken rows in one',
      { ...quarter, '2025/02.csv': quarter['2025/02.csv'].replaceAll(/(?<=,)\d\.\d{4},A/g, 'A') },
      'broken-rows',
      /^In “02.csv”: Line 3 is broken off: it has 47 values, not 48, and 27 more/,
    ],
    [
      'with a zip in it',
      { 'a.zip': zipOf(whole), 'b.zip': zipOf(whole) },
      'zip-in-zip',
      /^In “a.zip”: This is a zip in a zip, or a workbook/,
    ],
    [
      'whose dates can mean two days',
      {
        'readme.txt': 'x',
        'b.csv': part('2025-03-01', 3).replaceAll(/^300,(\d{4})(\d\d)(\d\d)/gm, '300,$3/$2/$1'),
      },
      'wrong-date',
      /^In “b.csv”: The date in line 3, 01\/03\/2025, can mean two days/,
    ],
  ])('%s says why it can’t be read, and where', async (_, files, code, sentence) => {
    const result = await read(files)
    expect(result).toMatchObject({ ok: false, code })
    expect(result.ok ? '' : result.message).toMatch(sentence)
  })

  test('of NEM13 alone, zipped, is named', async () => {
    expect(await codeOf(new Blob([zipOf('100,NEM13,2026\n250,6407')]))).toBe('not-by-interval')
  })
})

test('of 500 broken files none is read as something else: at most a day is lost', async () => {
  // A small congruential generator: the same files in every run.
  let seed = 20_261_122
  const random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32
    return seed / 2 ** 32
  }
  const rows = whole.split('\r\n')
  const someRow = () => 2 + Math.floor(random() * 365)
  const breaks: ((rows: string[]) => string)[] = [
    // Cut anywhere but at its very end.
    (all) => {
      const text = all.join('\r\n')
      return text.slice(0, Math.floor(random() * (text.length - 10)))
    },
    // A row with a value less, or one more.
    (all) => all.with(someRow(), all[someRow()]?.replace(',0.2500', '') ?? '').join('\n'),
    (all) => all.with(someRow(), all[someRow()]?.replace(',A,', ',0.2500,A,') ?? '').join('\n'),
    // A total, a word or a negative number in place of a value.
    (all) => all.with(someRow(), all[someRow()]?.replace('0.2500', '4380.0') ?? '').join('\n'),
    (all) => all.with(someRow(), all[someRow()]?.replace('0.2500', 'n/a') ?? '').join('\n'),
    (all) => all.with(someRow(), all[someRow()]?.replace('0.2500', '-1') ?? '').join('\n'),
    // As spreadsheets of other languages save it.
    (all) => all.join('\n').replaceAll(',', ';').replaceAll('.', ','),
    (all) => all.join('\n').replaceAll('.2500', ',2500'),
    // Dates as a spreadsheet shows them.
    (all) =>
      all.with(someRow(), all[someRow()]?.replace(/^300,\d+/, '300,2.03E+07') ?? '').join('\n'),
    // The rows of another meter between.
    (all) => all.with(someRow(), '200,6102999999,E1,1,E1,N1,M,KWH,30,').join('\n'),
    // Bytes of a picture.
    () => String.fromCharCode(...Array.from({ length: 200 }, () => Math.floor(random() * 9))),
  ]
  const codes = new Map<string, number>()
  for (let index = 0; index < 500; index++) {
    const broken = breaks[index % breaks.length]?.(rows) ?? ''
    const result = await readFile(new Blob([broken]), today)
    const code = result.ok ? 'read' : result.code
    codes.set(code, (codes.get(code) ?? 0) + 1)
    if (!result.ok) expect(result.message).toMatch(/^[A-Z].*\.$/s)
    else {
      const { use, brokenRows } = result.file
      expect([use.size, brokenRows]).toEqual([364, 1])
      for (const { kwh } of use.values()) expect(kwh.every((one) => one === 0.25)).toBe(true)
    }
  }
  expect(codes.get('read')).toBeLessThan(120)
  expect(codes.size).toBeGreaterThan(5)
})

test('an answer says how far it is, and stops when asked to', async () => {
  const shares: number[] = []
  await readFile(new Blob([whole]), today, { onProgress: (share) => shares.push(share) })
  expect(shares.at(-1)).toBe(1)
  const stopped = AbortSignal.abort()
  await expect(readFile(new Blob([whole]), today, { signal: stopped })).rejects.toThrow()
})
