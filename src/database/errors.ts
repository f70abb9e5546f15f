/** The database's own code for what went wrong: SQLSTATE, a SQLite name such as SQLITE_FULL, or a network one. */
export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

/** Whether another process holds the lock on SQLite's file. */
export function isLocked(error: unknown): boolean {
  return errorCode(error).startsWith('SQLITE_BUSY')
}

/** Whether trying again may help: serialization failures, deadlocks, servers going down, lost connections. */
export function isPassing(error: unknown): boolean {
  return (
    /^(40001|40P01|57P0\d|08\w{3}|ECONNRESET|EPIPE)$/.test(errorCode(error)) ||
    isLocked(error) ||
    // Not 'due to connection timeout': whoever waited that long need not wait as long again.
    (error instanceof Error && /^Connection terminated( unexpectedly)?$/.test(error.message))
  )
}

/** Whether the database cannot be reached at all, or not yet: it is starting, stopping, or nowhere to be found. */
export function isAway(error: unknown): boolean {
  return (
    isPassing(error) ||
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|53300)$/.test(
      errorCode(error),
    ) ||
    (error instanceof Error && /timeout/.test(error.message))
  )
}

/** Whether the reference drawn for a lead is already another's. */
export function isTakenReference(error: unknown): boolean {
  return (
    /^(23505|SQLITE_CONSTRAINT_UNIQUE)$/.test(errorCode(error)) &&
    error instanceof Error &&
    error.message.includes('reference_number')
  )
}
