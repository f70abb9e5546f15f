import type { SelectQueryNode } from 'kysely'
import type { Database } from '#database/open.ts'

/** The same database, which counts the statements that are sent to it, and those that begin by reading a table. */
export function countStatements(database: Database) {
  let count = 0
  const read: string[] = []
  const counting = {
    transformQuery: <Query extends { node: object }>({ node }: Query): Query['node'] => {
      count += 1
      if (isSelect(node)) read.push(JSON.stringify(node.from))
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
    reading: (table: string) => read.filter((from) => from.includes(`"${table}"`)).length,
  }
}

function isSelect(node: object): node is SelectQueryNode {
  return 'kind' in node && node.kind === 'SelectQueryNode'
}
