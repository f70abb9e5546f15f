import type { Database } from '#database/open.ts'

/** The same database, which counts the statements that are sent to it. */
export function countStatements(database: Database) {
  let count = 0
  const counting = {
    transformQuery: <Query extends { node: object }>({ node }: Query): Query['node'] => {
      count += 1
      return node
    },
    transformResult: async <Result>({ result }: { result: Result }) => result,
  }
  return {
    database: {
      ...database,
      db: database.db.withPlugin(counting),
      reads: database.reads.withPlugin(counting),
    },
    count: () => count,
  }
}
