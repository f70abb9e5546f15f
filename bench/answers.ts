const warm = 60
const measured = 200

/** How long the server takes for a calculator’s page with somebody’s numbers in it, in milliseconds, one after another. */
export async function timeAnswers(url: string): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < warm + measured; index++) {
    // No two visitors have the same bill.
    const bill = 300 + index
    const began = performance.now()
    const response = await fetch(`${url}?postcode=3056&bill=${bill}&facing=N&battery=10`)
    await response.text()
    if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`)
    if (index >= warm) times.push(performance.now() - began)
  }
  return times
}
