/** The code of an error: SQLSTATE, a SQLite name such as SQLITE_FULL, or a network error such as ECONNREFUSED. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

/** What an error says, or else its code: several attempts at one address have no message of their own. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || errorCode(error) : String(error)
}

/** Whether another process holds the lock on SQLite's file. */
export function isLockError(error: unknown): boolean {
  return errorCode(error).startsWith('SQLITE_BUSY')
}

/** Whether a server takes no writes, such as one that was the primary until a failover. */
export function isReadOnlyError(error: unknown): boolean {
  return errorCode(error) === '25006'
}

/** Whether a pooler takes no settings of a session: see DATABASE_POOLER. PgBouncer has one code for this and for much that passes. */
function isRefusedByPooler(error: unknown): boolean {
  return error instanceof Error && /unsupported startup parameter/.test(error.message)
}

/** Whether trying again may help: serialization failures, deadlocks, servers shutting down, lost connections, failovers. */
export function isTransientError(error: unknown): boolean {
  return (
    /^(40001|40P01|57P0\d|08\w{3}|ECONNRESET|EPIPE)$/.test(errorCode(error)) ||
    isReadOnlyError(error) ||
    isLockError(error) ||
    // Not 'due to connection timeout': that has already waited as long as we want to wait.
    (error instanceof Error && /^Connection terminated( unexpectedly)?$/.test(error.message))
  )
}

/** Whether the database cannot be reached: it is starting, stopping, or its address is wrong. */
export function isUnreachable(error: unknown): boolean {
  if (isRefusedByPooler(error)) return false
  return (
    isTransientError(error) ||
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|53300)$/.test(
      errorCode(error),
    ) ||
    (error instanceof Error && /timeout/.test(error.message))
  )
}

/** Whether something may be stored once only, and is stored already. */
export function isUniqueConflict(error: unknown): boolean {
  return /^(23505|SQLITE_CONSTRAINT_UNIQUE)$/.test(errorCode(error))
}

/** Whether the random reference of a new lead is already in use. */
export function isReferenceConflict(error: unknown): boolean {
  return (
    isUniqueConflict(error) && error instanceof Error && error.message.includes('reference_number')
  )
}
