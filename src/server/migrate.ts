import { migrate } from '#database/migrate.ts'
import { openContext } from '../context.ts'
import { readEnvironment } from '../environment.ts'

/** `npm run migrate`: brings the tables up to date without serving anything, for those who do so by hand. */
const { database } = openContext(readEnvironment(process.env))
await migrate(database)
await database.close()
