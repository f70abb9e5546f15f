import { readFile } from 'node:fs/promises'
import { getRegisterList } from '#database/privacy/register-list.ts'
import { csvRow } from '#domain/csv.ts'
import { registers } from '#domain/privacy/dialable.ts'
import { listUnchecked } from '#operations/privacy/list-unchecked.ts'
import { importAnswers, importRegister } from '#operations/privacy/registers.ts'
import { readEnvironment } from '../../environment.ts'
import { openServices, type Services } from '../../services.ts'
import { runCommand } from './run-command.ts'

/*
 * `npm run registers -- tps FILE DAY`, and ctps: stores a register's list, as of a day, in place of the one before. For a desk without a
 * licence, `unchecked` prints the numbers that need a look as CSV, and `answers FILE DAY` stores what a list cleaner said of them. Alone it
 * says which lists there are. It prints no number but by `unchecked`.
 */
const usage =
  'npm run registers -- tps FILE DAY, ctps FILE DAY, unchecked, or answers FILE DAY, with the day as 2026-11-20'

async function main(): Promise<number> {
  const services = await openServices(readEnvironment(process.env), console.error)
  try {
    return await run(process.argv.slice(2), services)
  } finally {
    await services.database.close()
  }
}

async function run([action, path, day]: string[], services: Services): Promise<number> {
  if (action === undefined) return printLists(services)
  if (action === 'unchecked') return printUnchecked(services)
  const register = registers.find((one) => one === action)
  if ((!register && action !== 'answers') || !path || !day) {
    console.error(usage)
    return 2
  }
  const imported = register
    ? await importRegister(register, { path, day }, services)
    : importAnswers(await readFile(path, 'utf8'), day, services)
  if (imported.ok) console.log(`Stored ${imported.count} numbers as of ${day}.`)
  else console.error(imported.message)
  return imported.ok ? 0 : 1
}

function printLists({ registers: files }: Services): number {
  for (const register of registers) {
    const list = getRegisterList(register, files)
    console.log(`${register}: ${list ? `${list.count} numbers as of ${list.day}` : 'no list'}`)
  }
  return 0
}

/** With a column for each register that a list cleaner fills in, and which of them are to be asked. */
async function printUnchecked(services: Services): Promise<number> {
  process.stdout.write(csvRow(['number', ...registers, 'needs']))
  for (const { number, registers: asked } of await listUnchecked(services))
    process.stdout.write(csvRow([number, ...registers.map(() => ''), asked.join(' ')]))
  return 0
}

await runCommand(main)
