/** What a quote is for, in kW and usable kWh, and what it asks. */
type Offered = { kilowatts: number; batteryKwh: number; price: number }

/** Only quotes for the same thing are ranked, the cheapest first: a quote joins the first group of which it is like every other. */
export function groupAlike<Quote>(
  quotes: readonly Quote[],
  offeredIn: (quote: Quote) => Offered,
): Quote[][] {
  const groups: Quote[][] = []
  for (const one of quotes) {
    const group = groups.find((others) =>
      others.every((other) => areAlike(offeredIn(one), offeredIn(other))),
    )
    if (group) group.push(one)
    else groups.push([one])
  }
  return groups
    .map((group) => group.toSorted((one, other) => offeredIn(one).price - offeredIn(other).price))
    .toSorted((one, other) => other.length - one.length)
}

const closeBatteries = 2
const closePanels = 1.2

/** The same battery, none or within two kilowatt-hours, and panels within a fifth. */
function areAlike(one: Offered, other: Offered): boolean {
  const batteries = [one.batteryKwh, other.batteryKwh]
  const [few = 0, many = 0] = [one.kilowatts, other.kilowatts].toSorted((a, b) => a - b)
  return (
    batteries.every((kwh) => kwh > 0) === batteries.some((kwh) => kwh > 0) &&
    Math.abs(one.batteryKwh - other.batteryKwh) <= closeBatteries &&
    many <= few * closePanels + 1e-9
  )
}
