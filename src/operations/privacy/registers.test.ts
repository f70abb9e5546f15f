import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getRegisterList, registerPath } from '#database/privacy/register-list.ts'
import { british } from '../../../tests/calendars.ts'
import {
  askRegisters,
  importAnswers,
  importRegister,
  parseNumber,
  registersIn,
} from './registers.ts'

const secret = 'a secret of at least thirty-two letters'
let directory = ''
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'wattlewise-registers-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const files = (key = secret) => registersIn(directory, key)
const deps = (key = secret) => ({
  now: () => new Date('2026-12-01T10:00:00Z'),
  calling: british,
  registers: files(key),
})
const nth = (index: number) => `07700 9${String(index).padStart(5, '0')}`
const e164 = (index: number) => parseNumber(nth(index)) ?? ''

function importLines(lines: readonly string[], day = '2026-11-20') {
  const path = join(directory, 'list.txt')
  writeFileSync(path, lines.join('\r\n'))
  return importRegister('tps', { path, day }, deps())
}

test.each([
  ['07700 900123', '+447700900123'],
  ['"0161 496 0123"', '+441614960123'],
  ['+44 161 496 0123,yes', '+441614960123'],
  ['0044 20 7946 0123', '+442079460123'],
  ['1204960123', '+441204960123'],
  ['Telephone', undefined],
  ['07700', undefined],
  ['+61 412 345 678', undefined],
])('the line %s has the number %s', (line, number) => {
  expect(parseNumber(line)).toBe(number)
})

test('every number of a list is found in it, and no other', async () => {
  const listed = Array.from({ length: 5000 }, (_, index) => nth(index * 2))
  expect(await importLines(['Number', ...listed, ''])).toEqual({ ok: true, count: 5000 })
  for (let index = 0; index < 10_000; index += 7)
    expect(askRegisters(e164(index), files())).toEqual({
      tps: { day: '2026-11-20', isListed: index % 2 === 0 },
    })
})

test('a list replaces the one before, and leaves nothing else behind', async () => {
  await importLines([nth(1), nth(2)])
  await importLines([nth(2), nth(3)], '2026-11-25')
  expect(askRegisters(e164(1), files()).tps).toEqual({ day: '2026-11-25', isListed: false })
  expect(askRegisters(e164(3), files()).tps).toEqual({ day: '2026-11-25', isListed: true })
  expect(readdirSync(join(directory, 'registers'))).toEqual(['tps.numbers'])
})

test('no number can be read in the file', async () => {
  await importLines([nth(1), nth(2)])
  const stored = readFileSync(registerPath(join(directory, 'registers'), 'tps'), 'latin1')
  expect(stored).not.toMatch(/7700|900/)
  expect(stored).toHaveLength(32 + 2 * 8)
})

test.each([
  [['not a list', nth(1), 'hello'], '2026-11-20', 'Line 3 is no British phone number'],
  [['Number'], '2026-11-20', 'There is no number in this file'],
  [[nth(1)], '2026-11-20', 'There are 1 numbers in this file, and under nine in ten'],
])('a file that is no whole list changes nothing: %j', async (lines, day, problem) => {
  await importLines([nth(1), nth(2)])
  await expect(importLines(lines, day)).rejects.toThrow(problem)
  expect(getRegisterList('tps', files())).toEqual({ day: '2026-11-20', count: 2 })
  expect(readdirSync(join(directory, 'registers'))).toEqual(['tps.numbers'])
})

test.each([
  ['2026-12-02', 'The list can’t be of 2026-12-02'],
  ['2026-11-02', 'A list of 2026-11-02 is over 28 days old'],
  ['20 November', 'Say the day of the list'],
])('nor does a list of %s', async (day, message) => {
  const imported = await importLines([nth(1)], day)
  expect(imported.ok ? '' : imported.message).toMatch(message)
})

test('a list that was cut off, or hashed with another secret, is not used to allow calls', async () => {
  await importLines([nth(1), nth(2)])
  expect(askRegisters(e164(3), files('another secret of thirty-two letters!'))).toEqual({})
  const path = registerPath(join(directory, 'registers'), 'tps')
  writeFileSync(path, readFileSync(path).subarray(0, -3))
  expect(askRegisters(e164(3), files())).toEqual({})
})

test('a list cleaner’s answers count, the newer of list and answer, and on one day whichever says listed', async () => {
  await importLines([nth(1), nth(2)])
  const answered = (csv: string, day: string) => importAnswers(csv, day, deps())
  expect(answered(`number,tps,ctps\n${nth(1)},no,no\n${nth(3)},yes,\n`, '2026-11-20')).toEqual({
    ok: true,
    count: 2,
  })
  const day = '2026-11-20'
  expect(askRegisters(e164(1), files())).toEqual({
    tps: { day, isListed: true },
    ctps: { day, isListed: false },
  })
  expect(askRegisters(e164(3), files())).toEqual({ tps: { day, isListed: true } })
  answered(`number,tps\n${nth(1)},no\n`, '2026-11-28')
  expect(askRegisters(e164(1), files()).tps).toEqual({ day: '2026-11-28', isListed: false })
  expect(askRegisters(e164(3), files()).tps?.isListed).toBe(true)
})

test('answers that a spreadsheet has saved again are read as they were', () => {
  const csv = `Number;TPS;ctps\r\n;;\r\n${nth(1)};Yes;no\r\n`
  expect(importAnswers(csv, '2026-11-28', deps())).toEqual({ ok: true, count: 1 })
  expect(askRegisters(e164(1), files())).toMatchObject({ tps: { isListed: true } })
  expect(importAnswers('phone,tps\n1,no\n', '2026-11-28', deps())).toMatchObject({
    message: expect.stringContaining('Missing: number. It also names: phone, tps.'),
  })
})

test('answers with a line that can’t be read are turned down as a whole', async () => {
  const csv = `number,tps\n${nth(1)},no\n${nth(2)},perhaps\n`
  expect(importAnswers(csv, '2026-11-28', deps())).toMatchObject({
    message: expect.stringMatching('Line 3 needs a British number'),
  })
  expect(askRegisters(e164(1), files())).toEqual({})
})
