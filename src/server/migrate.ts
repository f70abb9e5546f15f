import { openContext } from '../context.ts'
import { readEnvironment } from '../environment.ts'

/** `npm run migrate`: brings the tables up to date without serving anything, for those who do so by hand. */
const context = await openContext(readEnvironment(process.env), console.log)
await context.database.close()
