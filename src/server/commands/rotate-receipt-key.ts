import { openDatabase } from '#database/open.ts'
import { databaseOf } from '#database/place.ts'
import { loadSecrets } from '#operations/delivery/load-secrets.ts'
import { rotateReceiptKey } from '#operations/privacy/receipt-keys.ts'
import { commit } from '#operations/world.ts'
import { readEnvironment } from '../../environment.ts'
import { runCommand } from './run-command.ts'

/* `npm run receipts:rotate`: receipts are signed with a new key from now on. What was signed before still verifies. */
async function main(): Promise<number> {
  const environment = readEnvironment(process.env)
  const database = openDatabase(databaseOf(environment))
  const { secret } = await loadSecrets({ secret: environment.APP_SECRET }, database)
  const deps = { secret, now: () => new Date() }
  const { kid } = await commit({ database }, (db) => rotateReceiptKey(db, deps)).finally(() =>
    database.close(),
  )
  console.log(`Receipts are signed with key ${kid} from now on. Make a backup: it has the new key.`)
  return 0
}

await runCommand(main)
