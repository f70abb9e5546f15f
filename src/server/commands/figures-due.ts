import { listDueSets } from '#content/figures-due.ts'
import { figureSets } from '#edition/figure-sets.ts'

/**
 * `npm run figures:due [-- 2027-07-01]`: when each set of figures was checked and has to be looked at again, and what is due
 * on that day, or today. Exits with 1 if one is due, for use in cron. An old figure fails no build.
 */
const today = process.argv[2] ?? new Date().toISOString().slice(0, 10)
const widest = Math.max(...figureSets.map(({ name }) => name.length))

console.log(`${'Set'.padEnd(widest)}  Figures  Checked since  Look again`)
for (const { name, figures, again, why } of figureSets) {
  const [oldest = ''] = figures.map(({ checked }) => checked).toSorted()
  console.log(
    `${name.padEnd(widest)}  ${String(figures.length).padStart(7)}  ${oldest.padEnd(13)}  ${again}  ${why}`,
  )
}

const due = listDueSets(today)
for (const { name, figures } of due) {
  console.log(`\n${name}:`)
  for (const { checked, what, source } of figures)
    console.log(`${checked}  ${what}\n            ${source}`)
}
console.log(`\n${due.length} of ${figureSets.length} sets are due on ${today}.`)
if (due.length > 0) process.exitCode = 1
