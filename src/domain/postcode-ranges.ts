type PostcodeRange = { from: number; value: string }

/** Parses a table such as '3000i 3011w': each value applies from its postcode up to the next one. */
export function parseRanges(text: string): PostcodeRange[] {
  return text.split(' ').map((run) => ({
    from: Number.parseInt(run, 10),
    value: run.replace(/^\d+:?/, ''),
  }))
}

/** The value for a postcode; undefined when the text is not one. */
export function valueFor(postcode: string, runs: readonly PostcodeRange[]): string | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined
  return runs.findLast(({ from }) => from <= Number(postcode))?.value
}
