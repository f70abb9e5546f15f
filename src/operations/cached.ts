/** Calls `load` at most once every `ttlMs`. A failed load is not cached. */
export function cached<Value>(load: () => Promise<Value>, ttlMs: number): () => Promise<Value> {
  let last: { value: Promise<Value>; until: number } | undefined
  return () => {
    if (last && performance.now() < last.until) return last.value
    const entry = { value: load(), until: performance.now() + ttlMs }
    entry.value.catch(() => {
      if (last === entry) last = undefined
    })
    last = entry
    return entry.value
  }
}
