import { type Rejection, reject } from '../../../result.ts'
import type { Collected } from './collected.ts'
import {
  type LayoutReader,
  type MeterProblem,
  minutesInDay,
  parseKwh,
  type RegisterKind,
  severalMeters,
  stepLengths,
  totalsAlone,
  wrongValue,
} from './meter-file.ts'
import type { Quality } from './register-days.ts'

/** Registers whose rows follow: E draws from the grid, B gives to it; reactive energy and volts are not counted. */
type Block = {
  register: string
  serial: string
  kind: RegisterKind
  minutes: number
  perKwh: number
}

/** A day whose quality varies is complete once its 400 rows were read. */
type OpenDay = {
  block: Block
  day: string
  updated: string
  kwh: number[]
  qualities: Quality[]
  cells: readonly string[]
}

const kinds: Record<string, RegisterKind> = { E: 'use', B: 'export' }
const perKwh: Record<string, number> = { KWH: 1, WH: 1000, MWH: 0.001 }

/**
 * Reads AEMO's meter data file format, as distributors give it out: 200 rows begin a register, 300 rows are its days, 400 rows say
 * how parts of a day came about. Parts joined end to end, without their 100 row or with several 900 rows, are one file.
 */
export function nem12Reader({ days, broken, dates }: Collected): LayoutReader {
  let block: Block | undefined
  let open: OpenDay | undefined
  // What a whole file has, and one that was cut off may lack.
  let hasHead = false
  let hasEnd = false
  let hasFlags = false
  let hasDays = false
  let hasTotals = false
  // When the file was made, for days that don't say when they were updated.
  let created = ''
  let endsWithoutFlag = false

  const close = () => {
    if (open) {
      const { block, day, updated, kwh, qualities } = open
      const { register: name, kind, serial } = block
      days.setDay({ name, kind, serial, updated }, day, kwh, qualities)
    }
    open = undefined
  }

  const readBlock = (
    cells: readonly string[],
    line: number,
  ): Rejection<MeterProblem> | undefined => {
    const [, number = '', , , suffix = '', , serial = '', unit = '', length = ''] = cells.map(
      (cell) => cell.trim(),
    )
    block = undefined
    const kind = kinds[suffix.charAt(0).toUpperCase()]
    if (!kind) return undefined
    if (days.isOtherMeter(number)) return severalMeters
    const minutes = Number(length)
    const divisor = perKwh[unit.toUpperCase()]
    if (divisor === undefined)
      return reject('wrong-unit', `Line ${line} is in ${unit || 'no unit'}, not in kilowatt-hours.`)
    if (!stepLengths.includes(minutes))
      return reject(
        'wrong-count',
        `Register ${suffix} has intervals of “${length}” minutes. We read 5, 15, 30 and 60.`,
      )
    block = { register: suffix.toUpperCase(), serial, kind, minutes, perKwh: divisor }
    return undefined
  }

  const readDay = (cells: readonly string[], line: number): Rejection<MeterProblem> | undefined => {
    if (!block) return undefined
    hasDays = true
    // Files that a spreadsheet has saved have its dates.
    const date = dates.read(cells[1] ?? '', line)
    if (!date.ok) return date
    const { day } = date
    const count = minutesInDay / block.minutes
    const flag = (cells[2 + count] ?? '').trim()
    hasFlags ||= flag !== ''
    endsWithoutFlag = flag === ''
    const given = valuesGiven(cells, count)
    if (given !== count) return broken.add({ line, day, given, count })
    const quality = qualityOf(flag)
    // Of a day whose quality varies, a part may be missing.
    const mayBeEmpty = quality === 'missing' || /^v/i.test(flag)
    const kwh: number[] = []
    const qualities: Quality[] = []
    for (let at = 2; at < 2 + count; at++) {
      const text = cells[at] ?? ''
      const isEmpty = mayBeEmpty && text.trim() === ''
      const value = isEmpty ? 0 : parseKwh(text, block.perKwh, block.minutes)
      if (value === undefined) return wrongValue(line)
      kwh.push(quality === 'missing' ? 0 : value)
      qualities.push(isEmpty ? 'missing' : quality)
    }
    const updated =
      cells
        .slice(2 + count)
        .map(toDigits)
        .find(Boolean) ?? created
    open = { block, day, updated, kwh, qualities, cells }
    return undefined
  }

  const readPart = (
    cells: readonly string[],
    line: number,
  ): Rejection<MeterProblem> | undefined => {
    if (!open) return undefined
    const [from, to] = [Number(cells[1]), Number(cells[2])]
    const isPart = Number.isInteger(from) && Number.isInteger(to) && from >= 1 && from <= to
    if (!isPart || to > open.kwh.length)
      return reject('wrong-count', `Line ${line} speaks of intervals that its day doesn’t have.`)
    const quality = qualityOf((cells[3] ?? '').trim())
    for (let index = from - 1; index < to; index++) {
      const isEmpty = open.cells[2 + index]?.trim() === ''
      open.qualities[index] = isEmpty ? 'missing' : quality
      if (quality === 'missing') open.kwh[index] = 0
    }
    return undefined
  }

  return {
    readRow(cells, line) {
      const kind = (cells[0] ?? '').trim()
      if (kind !== '400') close()
      hasHead ||= kind === '100'
      hasEnd = kind === '900'
      switch (kind) {
        case '200':
          return readBlock(cells, line)
        case '300':
          return readDay(cells, line)
        case '400':
          return readPart(cells, line)
        case '100':
          created = toDigits(cells[2])
          return undefined
        case '250':
        case '550':
          hasTotals = true
          return undefined
        case '500':
        case '900':
          return undefined
      }
      endsWithoutFlag = true
      // What is left of a day's row. Any other may have begun a register.
      return /^(?:30?|\d*\.\d+)$/.test(kind)
        ? broken.add({ line })
        : reject('cut', `Line ${line} is broken off. Download the file again.`)
    },
    end() {
      close()
      if (hasTotals && !hasDays) return totalsAlone
      return (hasHead && !hasEnd) || (hasFlags && !hasEnd && endsWithoutFlag)
        ? reject('cut', 'The end of the file is missing. Download it again.')
        : undefined
    },
  }
}

/** A moment as the format writes it, with or without seconds; '' for what is none. */
function toDigits(cell = ''): string {
  return /^\d{12,14}$/.test(cell.trim()) ? cell.trim().padEnd(14, '0') : ''
}

/** A row without a letter holds what was measured: the files that leave it out give substituted days one. */
function qualityOf(flag: string): Quality {
  const letter = flag.charAt(0).toUpperCase()
  if (letter === 'N') return 'missing'
  return ['S', 'F', 'E'].includes(letter) ? 'substituted' : 'actual'
}

const isFlag = (cell = '') => /^[ASFENV]\d{0,2}$/i.test(cell.trim())

/** How many values a day's row has before its letter. A row may stop after its values, or after the letter. */
function valuesGiven(cells: readonly string[], count: number): number {
  if (isFlag(cells[2 + count])) return count
  const flagAt = cells.findIndex((cell, at) => at >= 2 && isFlag(cell))
  if (flagAt >= 0) return flagAt - 2
  if (cells[1 + count]?.trim() && !cells[2 + count]?.trim()) return count
  return cells.findLastIndex((cell) => cell.trim() !== '') - 1
}
