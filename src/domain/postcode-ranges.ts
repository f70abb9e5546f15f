type PostcodeRange = { from: number; value: string }

/** Reads a table such as '3000i 3011w': from each postcode on, up to the next, all are what is said. */
export function parseRanges(text: string): PostcodeRange[] {
  return text.split(' ').map((run) => ({
    from: Number.parseInt(run, 10),
    value: run.replace(/^\d+:?/, ''),
  }))
}

/** What is said of a postcode; undefined for what is none. */
export function valueFor(postcode: string, runs: readonly PostcodeRange[]): string | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined
  return runs.findLast(({ from }) => from <= Number(postcode))?.value
}
