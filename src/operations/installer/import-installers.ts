import { getInstaller, listInstallers, lockInstaller } from '#database/installer/installers.ts'
import type { Db } from '#database/schema.ts'
import {
  businessKey,
  changedFields,
  type DraftProblem,
  formatInstaller,
  type InstallerDraft,
  type InstallerField,
  installerFields,
  type TypedInstaller,
} from '#domain/installer/draft.ts'
import { effectsOf } from '#domain/installer/field-effects.ts'
import { blankFields } from '#domain/installer/parts.ts'
import { csvLine, unitSeparator } from '#domain/lead/csv.ts'
import { type Rejection, type Result, reject } from '#domain/result.ts'
import { numberField } from '#estimate/installer/own-fields.ts'
import { terms } from '#estimate/terms.ts'
import { parseCsv } from '../parse-csv.ts'
import { recordDeskEvent } from '../record-event.ts'
import {
  loadStartingLevels,
  replaceInstaller,
  type SaveInstallerDeps,
  storeInstaller,
  validateInstaller,
  withNumberRetry,
} from './save-installer.ts'

/** A line of the file, counted from 1 with the header, and what is wrong with it. */
type LineProblem = { line: number; problems: DraftProblem[] }

type RejectedFile = Rejection<'file'> | (Rejection<'lines'> & { lines: LineProblem[] })

type ImportedInstallers =
  | { ok: true; added: number; changed: number; unchanged: number }
  | RejectedFile

/** What importing a file would do, by name; nothing has been done yet. */
type ImportPreview =
  | {
      ok: true
      added: string[]
      changed: { tradingName: string; fields: InstallerField[] }[]
      unchanged: number
    }
  | RejectedFile

/** Says what importing a CSV file would add and change, or which of its lines can't be used. */
export async function previewImport(
  file: string,
  deps: Pick<SaveInstallerDeps, 'database' | 'problemWithAddress'>,
): Promise<ImportPreview> {
  const read = await readInstallers(file, deps)
  if (!read.ok) return read
  const { added, changed, unchanged } = await compare(deps.database.db, read.installers)
  return {
    ok: true,
    added: added.map(({ tradingName }) => tradingName),
    changed: changed.map(({ installer, fields }) => ({
      tradingName: installer.tradingName,
      fields,
    })),
    unchanged,
  }
}

/**
 * Adds the installers of a CSV file, and changes those whose number is known: all of them, or none. Every line that can't be used is named
 * with its fields.
 */
export async function importInstallers(
  file: string,
  deps: SaveInstallerDeps,
): Promise<ImportedInstallers> {
  const read = await readInstallers(file, deps)
  if (!read.ok) return read
  return withNumberRetry(deps, (db) => saveAll(db, read.installers, deps))
}

async function readInstallers(
  file: string,
  deps: Pick<SaveInstallerDeps, 'database' | 'problemWithAddress'>,
): Promise<{ ok: true; installers: TypedInstaller[] } | RejectedFile> {
  const rows = parseRows(file)
  if (!rows.ok) return rows
  const mayBeBlank = await listBlankFields(deps.database.db)
  const validated = await Promise.all(
    rows.drafts.map(async ({ line, draft }) => ({
      line,
      result: await validateInstaller(draft, deps, mayBeBlank.get(keyOf(draft))),
    })),
  )
  const lines = [
    ...validated.flatMap(({ line, result }) =>
      result.ok ? [] : [{ line, problems: result.problems }],
    ),
    ...repeatedNumbers(rows.drafts),
  ].toSorted((one, other) => one.line - other.line)
  if (lines.length > 0)
    return { ...reject('lines', 'Nothing was imported: some lines need another look.'), lines }
  return {
    ok: true,
    installers: validated.flatMap(({ result }) => (result.ok ? [result.installer] : [])),
  }
}

/** The blank fields of installers that were begun at the desk: their exports can be imported, too. */
async function listBlankFields(db: Db): Promise<ReadonlyMap<string, InstallerField[]>> {
  const drafts = (await listInstallers(db)).map((stored) => formatInstaller(stored))
  return new Map(drafts.map((draft) => [keyOf(draft), blankFields(draft)]))
}

function keyOf(draft: InstallerDraft): string {
  return draft[numberField].replace(/\s/g, '') || draft.trading_name.trim().toLowerCase()
}

type Change = { id: string; version: number; installer: TypedInstaller; fields: InstallerField[] }

/** Tells the installers of a file apart by what is stored of them. */
async function compare(
  db: Db,
  installers: readonly TypedInstaller[],
): Promise<{ added: TypedInstaller[]; changed: Change[]; unchanged: number }> {
  const known = new Map((await listInstallers(db)).map((stored) => [businessKey(stored), stored]))
  const changed = installers.flatMap((installer) => {
    const stored = known.get(businessKey(installer))
    const fields = stored ? changedFields(formatInstaller(stored), formatInstaller(installer)) : []
    return stored && fields.length > 0
      ? [{ id: stored.id, version: stored.version, installer, fields }]
      : []
  })
  const added = installers.filter((installer) => !known.has(businessKey(installer)))
  return { added, changed, unchanged: installers.length - added.length - changed.length }
}

async function saveAll(
  db: Db,
  installers: readonly TypedInstaller[],
  deps: SaveInstallerDeps,
): Promise<ImportedInstallers> {
  const at = deps.now()
  const { added, changed, unchanged } = await compare(db, installers)
  const { timeZone } = deps.calling
  const level = await loadStartingLevels(db, { at, timeZone })
  for (const { id, installer } of changed) {
    // Locked against changes between being read and being replaced.
    await lockInstaller(db, id)
    const version = (await getInstaller(db, id))?.version ?? 0
    await replaceInstaller(db, { id, version, installer }, { at, level, timeZone })
    await recordDeskEvent(db, { kind: 'installer changed', detail: { installer: id } }, deps)
  }
  for (const installer of added) await storeInstaller(db, installer, { at, level })
  const counts = { added: added.length, changed: changed.length }
  const effects = changed.map(({ fields }) => effectsOf(fields))
  const destinations = effects.filter((moved) => moved.includes('destination')).length
  const moved = effects.filter((moved) => moved.includes('share') || moved.includes('money')).length
  const detail = { ...counts, destinations, moved }
  await recordDeskEvent(db, { kind: 'installers imported', detail }, deps)
  return { ok: true, ...counts, unchanged }
}

type Row = { line: number; draft: InstallerDraft }

// Whatever is in a file, reading it takes the processor from everybody else for no longer than the largest good one does.
const mostInstallers = 2000

function parseRows(file: string): Result<{ drafts: Row[] }, 'file'> {
  const parsed = parseCsv(file, { columns: installerFields, mostRows: mostInstallers })
  if (!parsed.ok) return parsed
  if (parsed.rows.length > mostInstallers)
    return reject(
      'file',
      `This file has more than ${mostInstallers} installers. Import it in several parts.`,
    )
  if (parsed.rows.length === 0) return reject('file', 'There is no installer in this file.')
  const drafts = parsed.rows.map(({ line, cells }) => ({
    line,
    draft: Object.fromEntries(
      installerFields.map((field) => [field, unescaped(cells[field] ?? '')]),
    ) as InstallerDraft,
  }))
  return { ok: true, drafts }
}

/** Without the apostrophe that keeps spreadsheets from reading a formula: see csvLine. */
function unescaped(text: string): string {
  return text.replace(/^'(?=[=+\-@＝＋－＠])/, '')
}

function repeatedNumbers(rows: readonly Row[]): LineProblem[] {
  const seen = new Map<string, number>()
  return rows.flatMap(({ line, draft }) => {
    const number = draft[numberField].replace(/\s/g, '')
    const first = seen.get(number)
    seen.set(number, first ?? line)
    return first === undefined || number === ''
      ? []
      : [
          {
            line,
            problems: [
              {
                field: numberField,
                message: `Line ${first} has the same ${terms.companyNumber}`,
              },
            ],
          },
        ]
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
