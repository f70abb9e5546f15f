/** Looks up at most once in so many milliseconds. A look-up that failed is not remembered. */
export function remembered<Value>(
  lookUp: () => Promise<Value>,
  milliseconds: number,
): () => Promise<Value> {
  let last: { value: Promise<Value>; until: number } | undefined
  return () => {
    if (last && performance.now() < last.until) return last.value
    const looked = { value: lookUp(), until: performance.now() + milliseconds }
    looked.value.catch(() => {
      if (last === looked) last = undefined
    })
    last = looked
    return looked.value
  }
}
