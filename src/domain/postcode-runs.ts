type Run = { from: number; is: string }

/** Reads a table such as '3000i 3011w': from each postcode on, up to the next, all are what is said. */
export function runsIn(text: string): Run[] {
  return text.split(' ').map((run) => ({
    from: Number.parseInt(run, 10),
    is: run.replace(/^\d+:?/, ''),
  }))
}

/** What is said of a postcode; undefined for what is none. */
export function saidOf(postcode: string, runs: readonly Run[]): string | undefined {
  if (!/^\d{4}$/.test(postcode)) return undefined
  return runs.findLast(({ from }) => from <= Number(postcode))?.is
}
