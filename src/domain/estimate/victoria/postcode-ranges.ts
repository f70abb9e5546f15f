type PostcodeRange = { from: number; value: string }

/**
 * Parses a table such as '3000i 3011w': each value applies from its postcode up to the next one. A number smaller than the postcode
 * before it is a step from there: '3000i 11w' is the same table, and a shorter one to load.
 */
export function parseRanges(text: string): PostcodeRange[] {
  let before = 0
  return text.split(' ').map((run) => {
    const number = Number.parseInt(run, 10)
    const from = number < before ? before + number : number
    before = from
    return { from, value: run.replace(/^\d+:?/, '') }
  })
}

/** The value for a postcode; undefined when the text is not one. */
export function valueFor(postcode: string, runs: readonly PostcodeRange[]): string | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined
  return runs.findLast(({ from }) => from <= Number(postcode))?.value
}
