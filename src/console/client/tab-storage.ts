/* What outlasts a reload in this tab. Where the browser forbids storage, or it's full, things last as long as the page. */

export function readStored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value; undefined deletes what is there. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // As above.
  }
}
