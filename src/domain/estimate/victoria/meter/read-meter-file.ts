import { type Rejection, type Result, reject } from '../../../result.ts'
import { type Day, formatDay } from '../../shared/day.ts'
import { type Collected, createCollected } from './collected.ts'
import { energyCompareReader, isEnergyCompareHeader } from './energy-compare.ts'
import {
  type LayoutReader,
  type MeterFile,
  type MeterProblem,
  splitRow,
  totalsAlone,
} from './meter-file.ts'
import { nem12Reader } from './nem12.ts'

export type ReadMeterFile = Result<{ file: MeterFile }, MeterProblem>

/**
 * Reads a meter file row by row, so that a large one is never in memory as a whole. `readRow` returns false once the file
 * is rejected; `end` says why, or gives the readings. The files of a zip each begin with `startFile` and their name, and end with
 * `endFile`, which returns false once all are rejected.
 */
export function createMeterFileReader(today: Day) {
  const collected = createCollected()
  const { days, broken, dates } = collected
  const leftOut: string[] = []
  let whyLeftOut: Rejection<MeterProblem> | undefined
  let hasRead = false
  let usedLayout: CreateLayoutReader | undefined
  let name = ''
  // The files in which lines are that may be named at the end.
  let [nameOfBroken, nameOfDate] = ['', '']
  let layout: LayoutReader | undefined
  let separator = ','
  let line = 0
  let rejected: Rejection<MeterProblem> | undefined

  const startLayout = (row: string): Rejection<MeterProblem> | undefined => {
    separator = separatorOf(row)
    const recognised = recognise(row, separator)
    if (typeof recognised !== 'function') return recognised
    // It would count the same readings again.
    if (usedLayout && recognised !== usedLayout) return otherLayout
    usedLayout = recognised
    layout = recognised(collected)
    return undefined
  }
  const endFile = (): boolean => {
    rejected ??= layout ? layout.end() : reject('empty', 'This file is empty. Download it again.')
    rejected = inFile(rejected, name)
    hasRead ||= !rejected
    if (!rejected || name === '' || !withoutIntervals.includes(rejected.code)) return !rejected
    leftOut.push(name)
    whyLeftOut ??= rejected
    rejected = undefined
    return true
  }

  return {
    startFile(fileName: string): void {
      name = withoutMeterNumber(fileName)
      layout = undefined
      line = 0
    },
    readRow(text: string): boolean {
      line += 1
      // Some exports begin with a byte-order mark.
      const whole = line === 1 ? text.replace(/^\uFEFF/, '') : text
      // A tab at the end separates an empty cell.
      const row = separator === '\t' ? whole.replace(/\r$/, '') : whole.trimEnd()
      // A spreadsheet leaves separators of a row without anything.
      if (rejected || /^[\s,;"]*$/.test(row)) return !rejected
      if (!layout) rejected = startLayout(row)
      rejected ??= layout?.readRow(splitRow(row, separator), line)
      if (broken.count() === 0) nameOfBroken = name
      if (!dates.end()) nameOfDate = name
      return !rejected
    },
    endFile,
    end(): ReadMeterFile {
      if (name === '') endFile()
      const file = {
        use: days.sum('use'),
        export: days.sum('export'),
        brokenRows: broken.count(),
        leftOut,
      }
      rejected ??=
        (hasRead ? undefined : whyLeftOut) ??
        inFile(broken.end(file.use.size), nameOfBroken) ??
        inFile(dates.end(), nameOfDate) ??
        problemWith(file, today)
      return rejected ?? { ok: true, file }
    },
  }
}

const separatorOf = (row: string) => (row.includes('\t') && !row.includes(',') ? '\t' : ',')

/** Why a file of a zip is left out, where others hold readings. What is wrong within readings rejects them all. */
const withoutIntervals: readonly MeterProblem[] = [
  'empty',
  'no-text',
  'pdf',
  'web-page',
  'not-by-interval',
  'unknown-layout',
  'retailer-layout',
  'other-layout',
  'zip-in-zip',
]

function inFile(
  rejection: Rejection<MeterProblem> | undefined,
  name: string,
): Rejection<MeterProblem> | undefined {
  if (!rejection || name === '') return rejection
  return reject(rejection.code, `In “${name}”: ${rejection.message}`)
}

/** A file's name without its folder, and without what looks like a meter's number: that goes nowhere. */
function withoutMeterNumber(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name.replace(/(?<![a-z\d])[a-z\d]{4}\d{6,7}(?!\d)/gi, '…')
}

function problemWith(
  { use, export: exported }: MeterFile,
  today: Day,
): Rejection<MeterProblem> | undefined {
  if (use.size === 0)
    return reject('no-use', 'This file holds no readings of what your home draws from the grid.')
  const future = [...use.keys(), ...exported.keys()].find((day) => day > today)
  return future === undefined
    ? undefined
    : reject(
        'future',
        `This file has readings of ${formatDay(future)}, and by your device it’s ${formatDay(today)}. Check the device’s date, or download the file again.`,
      )
}

type CreateLayoutReader = (collected: Collected) => LayoutReader

/** The layout of a file by its first row, or what it is instead. */
function recognise(row: string, separator: string): CreateLayoutReader | Rejection<MeterProblem> {
  const cells = splitRow(row, separator)
  if (isEnergyCompareHeader(cells)) return energyCompareReader
  const plain = row.replaceAll('"', '')
  if (/^\s*(?:100\s*[,;\t]\s*NEM13|[25]50\s*[,;\t])/i.test(plain)) return totalsAlone
  if (cells.length > 1 && /^\s*[123]00\s*$/.test(cells[0] ?? '')) return nem12Reader
  return rejections.find(({ when }) => when.test(plain))?.because ?? unknownLayout
}

/** What people choose instead, by its first row; the first that fits. */
const rejections: readonly { when: RegExp; because: Rejection<MeterProblem> }[] = [
  {
    when: /^%PDF/,
    because: reject(
      'pdf',
      'This is a PDF, made to be read by people. Ask your distributor for the CSV file.',
    ),
  },
  {
    when: /^\s*<(?:!doctype|html|head|body)/i,
    because: reject(
      'web-page',
      'This is a web page, most likely the portal’s sign-in. Sign in there, and download the file again.',
    ),
  },
  {
    when: /^PK/,
    because: reject(
      'zip-in-zip',
      'This is a zip in a zip, or a workbook. Unpack the zip, and choose a CSV file.',
    ),
  },
  {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells a picture from a text
    when: /[\u0000-\u0008\uFFFD]/,
    because: reject(
      'no-text',
      'This is no meter file, but a picture or document. Choose the CSV file or the zip that your distributor gave you.',
    ),
  },
  {
    when: /ProfileReadValue/i,
    because: reject(
      'retailer-layout',
      'This is AGL’s own file, and it follows daylight saving. Your distributor’s is more exact, and free.',
    ),
  },
  {
    when: /^"?Nmi"?,"?Read Type"?,/i,
    because: reject(
      'retailer-layout',
      'This is Red Energy’s own file. Ask Red Energy, or your distributor, for the NEM12. It’s free.',
    ),
  },
  {
    when: /^\s*(?:100|200|300)\s*;|CON\/GEN/i,
    because: reject(
      'decimal-commas',
      'This file was saved again with semicolons. Choose the file as you downloaded it.',
    ),
  },
]

const otherLayout: Rejection<MeterProblem> = reject(
  'other-layout',
  'This file has another layout than the one before it, and may hold the same readings again.',
)

const unknownLayout: Rejection<MeterProblem> = reject(
  'unknown-layout',
  'We don’t know this file’s layout. Your distributor’s “NEM12” or “detailed” CSV file is the one we read.',
)
