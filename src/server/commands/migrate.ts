import { readEnvironment } from '../../environment.ts'
import { openServices } from '../../services.ts'
import { runCommand } from './run-command.ts'

/** `npm run migrate`: brings the tables up to date without serving anything, for those who do so by hand. */
async function main(): Promise<number> {
  const services = await openServices(readEnvironment(process.env), console.log)
  await services.database.close()
  console.log('The tables are up to date.')
  return 0
}

await runCommand(main)
