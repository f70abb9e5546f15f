import { open } from 'node:fs/promises'
import { join } from 'node:path'
import {
  getCleanerAnswers,
  type RegisterAnswers,
  saveCleanerAnswers,
} from '#database/privacy/register-answers.ts'
import {
  findInRegister,
  getRegisterList,
  hashBytes,
  type RegisterFiles,
} from '#database/privacy/register-list.ts'
import { replaceRegister } from '#database/privacy/replace-register.ts'
import { dayOf, daysAfter, isDay } from '#domain/calendar.ts'
import { isCurrent, type Register, registerDays, registers } from '#domain/privacy/dialable.ts'
import { type Result, reject } from '#domain/result.ts'
import { keyedHash } from '../keyed-hash.ts'
import { parseCsv } from '../parse-csv.ts'
import type { World } from '../world.ts'

/** The lists beside the database, whose numbers are hashed with our secret. */
export function registersIn(dataDirectory: string, secret: string): RegisterFiles {
  return {
    directory: join(dataDirectory, 'registers'),
    hashNumber: (number) =>
      Buffer.from(keyedHash(secret, 'register', number), 'base64url').subarray(0, hashBytes),
  }
}

/** What each register says of a number (E.164): its list, or a list cleaner, whichever is newer. On one day it is listed if either says so. */
export function askRegisters(number: string, files: RegisterFiles): RegisterAnswers {
  const cleaner = getCleanerAnswers(number, files)
  const answers = registers.flatMap((register) => {
    const [first, second] = [findInRegister(register, number, files), cleaner[register]]
      .filter((answer) => answer !== undefined)
      .toSorted((one, other) => (one.day < other.day ? 1 : -1))
    if (!first) return []
    const isListed = first.isListed || (second?.day === first.day && second.isListed)
    return [[register, { day: first.day, isListed }] as const]
  })
  return Object.fromEntries(answers)
}

type ImportDeps = Pick<World, 'now' | 'calling'> & { registers: RegisterFiles }
type Imported = Result<{ count: number }, 'invalid'>

/**
 * Stores a register's list in place of the one before: a file with a British number on each line, as of a day (YYYY-MM-DD). Throws a
 * sentence where it isn't such a file, and then nothing has changed. It names a line, never a number.
 */
export async function importRegister(
  register: Register,
  { path, day }: { path: string; day: string },
  deps: ImportDeps,
): Promise<Imported> {
  const problem = problemWithDay(day, deps)
  if (problem) return reject('invalid', problem)
  const before = getRegisterList(register, deps.registers)?.count ?? 0
  const numbers = numbersIn(path, Math.ceil(before * leastShare))
  return { ok: true, count: await replaceRegister(register, { day, numbers }, deps.registers) }
}

/** Registers grow slowly and lose few: a file with less of them than this was cut off. */
const leastShare = 0.9

function problemWithDay(day: string, { now, calling }: ImportDeps): string | undefined {
  if (!isDay(day)) return 'Say the day of the list, such as 2026-11-20.'
  const today = dayOf(now(), calling.timeZone)
  if (day > today) return `The list can’t be of ${day}: today is ${today}.`
  return isCurrent(day, today)
    ? undefined
    : `A list of ${day} is over ${registerDays} days old: nobody may be called by it.`
}

async function* numbersIn(path: string, least: number): AsyncGenerator<string> {
  const file = await open(path)
  let [line, count] = [0, 0]
  for await (const text of file.readLines()) {
    line += 1
    const number = parseNumber(text)
    if (number) {
      count += 1
      yield number
    } else if (line > 1 && text.trim() !== '')
      throw new Error(`Line ${line} is no British phone number. Nothing was changed.`)
  }
  if (count === 0) throw new Error('There is no number in this file. Nothing was changed.')
  if (count < least)
    throw new Error(
      `There are ${count} numbers in this file, and under nine in ten of those before. Nothing was changed. If it is whole, delete the list before it and try again.`,
    )
}

/** E.164 of a British number as lists write it, in the first cell of a line; undefined for what is none. */
export function parseNumber(line: string): string | undefined {
  const [cell = ''] = line.split(/[,;\t]/)
  const national = /^(?:0044|44|0)?([1-9]\d{8,9})$/.exec(cell.replace(/[\s"'+()-]/g, ''))?.[1]
  return national && `+44${national}`
}

const cells = { yes: true, no: false } as const

/**
 * Stores a list cleaner's answers of a day about the numbers it was given: CSV with the columns number, tps and ctps, where a cell is yes, no
 * or empty. Rejected as a whole where a line has another form.
 */
export function importAnswers(csv: string, day: string, deps: ImportDeps): Imported {
  const problem = problemWithDay(day, deps)
  if (problem) return reject('invalid', problem)
  const parsed = parseCsv(csv, { columns: ['number'], mostRows: Number.MAX_SAFE_INTEGER })
  if (!parsed.ok) return reject('invalid', `${parsed.message} Nothing was changed.`)
  const answers = parsed.rows.map(({ line, cells: row }) => {
    const given = registers.flatMap((register) => {
      const cell = row[register]?.toLowerCase() ?? ''
      if (cell === '') return []
      return [[register, cell in cells ? cells[cell as keyof typeof cells] : undefined] as const]
    })
    return { line, number: parseNumber(row.number ?? ''), given }
  })
  const wrong = answers.find(
    ({ number, given }) => !number || given.some(([, isListed]) => isListed === undefined),
  )
  if (wrong)
    return reject(
      'invalid',
      `Line ${wrong.line} needs a British number, and yes, no or nothing under tps and ctps. Nothing was changed.`,
    )
  const known = answers.map(({ number = '', given }) => ({
    number,
    answers: Object.fromEntries(
      given.map(([register, isListed = true]) => [register, { day, isListed }]),
    ),
  }))
  saveCleanerAnswers(
    known,
    daysAfter(dayOf(deps.now(), deps.calling.timeZone), -registerDays),
    deps.registers,
  )
  return { ok: true, count: known.length }
}
