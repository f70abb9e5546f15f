import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { isReadOnlyError } from './errors.ts'
import { openServers } from './postgres-servers.ts'

/** Where PostgreSQL is, and how it is reached. */
export type PostgresPlace = {
  /** Of one server, or of several where one takes writes. */
  url: string
  /** For what may take minutes, past a pooler. */
  maintenanceUrl?: string | undefined
  /** Of a standby, for what may be seconds old. */
  reportsUrl?: string | undefined
  /** A pooler is between that keeps neither a session's settings nor its statements. */
  hasPooler?: boolean | undefined
  /** How many times longer than usual it may take, on a slow machine. */
  patience?: number | undefined
}

export const handles = ['db', 'reads', 'reports', 'maintenance'] as const

type Pooled = {
  max: number
  seconds: number
  patience?: number
  hasPooler?: boolean
  mustTakeWrites?: boolean
}

export function openPostgres({
  url,
  maintenanceUrl,
  reportsUrl,
  hasPooler = false,
  patience = 1,
}: PostgresPlace) {
  const open = (where: string, { max, seconds, ...options }: Pooled) =>
    openPool(where, { max, seconds, patience, hasPooler, mustTakeWrites: true, ...options })
  const pools = {
    db: open(url, { max: 10, seconds: 5 }),
    // A small pool of its own, so that the desk's reads never take the connections that store leads.
    reads: open(url, { max: 4, seconds: 10 }),
    reports: reportsUrl
      ? open(reportsUrl, { max: 4, seconds: 10, mustTakeWrites: false })
      : undefined,
    maintenance: open(maintenanceUrl ?? url, {
      max: 2,
      seconds: 600,
      hasPooler: hasPooler && maintenanceUrl === undefined,
    }),
  }
  return {
    dialects: {
      db: new PostgresDialect({ pool: pools.db.pool }),
      reads: new PostgresDialect({ pool: pools.reads.pool }),
      reports: pools.reports && new PostgresDialect({ pool: pools.reports.pool }),
      maintenance: new PostgresDialect({ pool: pools.maintenance.pool }),
    },
    connections: () =>
      handles.flatMap((handle) => {
        const pool = pools[handle]
        return pool ? [{ handle, ...pool.use() }] : []
      }),
  }
}

function openPool(
  url: string,
  { max, seconds, patience, hasPooler, mustTakeWrites }: Required<Pooled>,
) {
  const statementMs = seconds * 1000 * patience
  const { Client, connect } = openServers(url, { mustTakeWrites })
  const pool = new pg.Pool({
    Client,
    max,
    types: { getTypeParser: textParser },
    connectionTimeoutMillis: 3000 * patience,
    // If the server itself hangs, we stop waiting a second after it should have ended the statement.
    query_timeout: statementMs + 1000,
    ...(!hasPooler && {
      statement_timeout: statementMs,
      // Ends transactions of a replica whose machine was switched off.
      idle_in_transaction_session_timeout: 30_000,
      // Compiling a list's condition takes longer than reading the list.
      options: '-c jit=off',
    }),
  })
  pool.on('error', () => {})
  return {
    pool: withPreparedStatements(pool, {
      connect: () => connect(() => pool.connect(), isOfServer),
      namesStatements: !hasPooler,
    }),
    use: () => {
      const { totalCount: total, idleCount: idle, waitingCount: waiting } = pool
      return { total, idle, waiting }
    },
  }
}

/** Not where all connections are in use: another server has as few. */
function isOfServer(error: unknown): boolean {
  return !(error instanceof Error && error.message === 'timeout exceeded when trying to connect')
}

type Connecting = { connect: () => Promise<pg.PoolClient>; namesStatements: boolean }

/** Prepares statements that begin with a name in a comment, so that each connection parses and plans them once. */
function withPreparedStatements(
  pool: pg.Pool,
  { connect, namesStatements }: Connecting,
): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await connect()
      let failure: unknown
      const named = {
        async query(text: string, values: unknown[]) {
          if (failure) throw failure
          try {
            const name = namesStatements ? /^\/\* ([\w-]+) \*\//.exec(text)?.[1] : undefined
            return await client.query({ name, text, values })
          } catch (error) {
            // Not an error from the server, so the connection may still be busy and must not be used again.
            // Nor one to a server that is the primary no more: the next may lead to the one that is.
            if (!(error instanceof pg.DatabaseError) || isReadOnlyError(error)) failure = error
            throw error
          }
        },
        release: (destroy?: boolean) => client.release(destroy || failure !== undefined),
      }
      // Kysely's type includes cursors, which we never use.
      return named as unknown as PostgresPoolClient
    },
  }
}

const timestamptz = 1184
const json = [114, 3802]

function textParser(oid: number, format?: 'text' | 'binary') {
  if (oid === timestamptz) return isoText
  if (json.includes(oid)) return (text: string) => text
  return pg.types.getTypeParser(oid, format as 'text')
}

export function isoText(text: string): string {
  return new Date(text).toISOString()
}
