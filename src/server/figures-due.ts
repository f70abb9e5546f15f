import { globSync } from 'node:fs'
import { lastChecked } from '#content/figures.ts'
import { listDue, listFigures } from '#domain/estimate/figure-dates.ts'

/**
 * `npm run figures:due [-- 2027-12-01]`: lists the figures that nobody has checked for a year on that day, or
 * today. Marketing figures share one date. An old figure fails no build.
 */
const today = process.argv[2] ?? new Date().toISOString().slice(0, 10)
const folder = new URL('../domain/estimate/data/', import.meta.url)
const modules = await Promise.all(
  globSync('*.ts', { cwd: folder.pathname }).map((file) => import(new URL(file, folder).href)),
)
const figures = [
  ...modules.flatMap((module) => listFigures(module)),
  { what: 'Marketing figures', source: 'src/content/figures.ts', checked: firstOf(lastChecked) },
]
const due = listDue(figures, today)
for (const { checked, what, source } of due)
  console.log(`${checked}  ${what}\n            ${source}`)
console.log(`${due.length} of ${figures.length} figures are older than a year on ${today}.`)

/** November 2026 is 2026-11-01. */
function firstOf(month: string): string {
  const date = new Date(`1 ${month} UTC`)
  return Number.isNaN(date.getTime()) ? '0000-01-01' : date.toISOString().slice(0, 10)
}
