import { describe, expect, test } from 'vitest'
import { energyCompare, nem12, register } from '../../../../../tests/meter-files.ts'
import { zipOf } from '../../../../../tests/zip.ts'
import { largestFile, readFile } from './read-file.ts'

const whole = nem12(register())

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
