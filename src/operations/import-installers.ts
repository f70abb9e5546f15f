import { parse } from 'csv-parse/sync'
import { findInstallerByAbn, getInstaller } from '#database/installers.ts'
import { lockInstaller } from '#database/offers.ts'
import {
  type DraftProblem,
  formatInstaller,
  type InstallerDraft,
  installerFields,
  type TypedInstaller,
} from '#domain/installer/draft.ts'
import { csvLine, unitSeparator } from '#domain/lead/csv.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import {
  replaceInstaller,
  type SaveInstallerDeps,
  storeInstaller,
  validateInstaller,
} from './save-installer.ts'
import { withRetry } from './with-retry.ts'

/** A line of the file, counted from 1 with the header, and what is wrong with it. */
export type LineProblem = { line: number; problems: DraftProblem[] }

export type ImportedInstallers =
  | Result<{ added: number; changed: number }, 'file'>
  | (Rejection<'lines'> & { lines: LineProblem[] })

/**
 * Adds the installers of a CSV file, and changes those whose ABN is known: all of them, or none. Every line that can't be used is named
 * with its fields.
 */
export async function importInstallers(
  file: string,
  deps: SaveInstallerDeps,
): Promise<ImportedInstallers> {
  const rows = parseRows(file)
  if (!rows.ok) return rows
  const validated = await Promise.all(
    rows.drafts.map(async ({ line, draft }) => ({
      line,
      result: await validateInstaller(draft, deps),
    })),
  )
  const lines = [
    ...validated.flatMap(({ line, result }) =>
      result.ok ? [] : [{ line, problems: result.problems }],
    ),
    ...repeatedAbns(rows.drafts),
  ]
  if (lines.length > 0)
    return { ...reject('lines', 'Nothing was imported: some lines need another look.'), lines }
  const installers = validated.flatMap(({ result }) => (result.ok ? [result.installer] : []))
  return withRetry(() => saveAll(installers, deps))
}

function saveAll(
  installers: readonly TypedInstaller[],
  deps: SaveInstallerDeps,
): Promise<ImportedInstallers> {
  return deps.database.db.transaction().execute(async (trx) => {
    let added = 0
    for (const installer of installers) {
      const id = await findInstallerByAbn(trx, installer.abn)
      // Locked, so that nobody changes it between being read and being replaced.
      if (id) await lockInstaller({ ...deps.database, db: trx }, id)
      const known = id ? await getInstaller(trx, id) : undefined
      if (known)
        await replaceInstaller(trx, { id: known.id, version: known.version, installer }, deps)
      else {
        await storeInstaller(trx, installer, deps)
        added += 1
      }
    }
    return { ok: true, added, changed: installers.length - added }
  })
}

type Row = { line: number; draft: InstallerDraft }

function parseRows(file: string): Result<{ drafts: Row[] }, 'file'> {
  let records: { info: { lines: number }; record: Record<string, string> }[]
  try {
    records = parse(file, {
      bom: true,
      columns: true,
      info: true,
      skip_empty_lines: true,
      trim: true,
    })
  } catch {
    return reject('file', 'This is no CSV file, or a line of it has too many or too few fields.')
  }
  const [first] = records
  if (!first) return reject('file', 'There is no installer in this file.')
  const missing = installerFields.filter((field) => !(field in first.record))
  if (missing.length > 0)
    return reject('file', `The first line must name every column. Missing: ${missing.join(', ')}.`)
  const drafts = records.map(({ info, record }) => ({
    line: info.lines,
    draft: Object.fromEntries(
      installerFields.map((field) => [field, unescaped(record[field] ?? '')]),
    ) as InstallerDraft,
  }))
  return { ok: true, drafts }
}

/** Without the apostrophe that keeps spreadsheets from reading a formula: see csvLine. */
function unescaped(text: string): string {
  return text.replace(/^'(?=[=+\-@＝＋－＠])/, '')
}

function repeatedAbns(rows: readonly Row[]): LineProblem[] {
  const seen = new Map<string, number>()
  return rows.flatMap(({ line, draft }) => {
    const abn = draft.abn.replace(/\s/g, '')
    const first = seen.get(abn)
    seen.set(abn, first ?? line)
    return first === undefined || abn === ''
      ? []
      : [{ line, problems: [{ field: 'abn' as const, message: `Line ${first} has the same ABN` }] }]
  })
}

/** The installers as a CSV file that can be imported again. */
export function exportInstallers(installers: readonly TypedInstaller[]): string {
  const lines = installers.map((installer) => {
    const draft = formatInstaller(installer)
    return installerFields.map((field) => draft[field])
  })
  return [installerFields, ...lines].map((fields) => csvLine(fields.join(unitSeparator))).join('')
}
