const days = {
  January: 31,
  February: 28,
  March: 31,
  April: 30,
  May: 31,
  June: 30,
  July: 31,
  August: 31,
  September: 30,
  October: 31,
  November: 30,
  December: 31,
}

// Kilowatt-hours a day from each kilowatt: a manufacturer's best and worst month for Melbourne (Chromagen), and the
// Clean Energy Council's guideline for the year.
const best = 4.59
const worst = 2.22
const mean = 3.6

/** The one smooth year through those three, best around New Year and worst half a year later. */
function daily(month: number): number {
  const turn = (times: number) => Math.cos((times * 2 * Math.PI * (month + 0.5)) / 12)
  const first = (best - worst) / 2 / Math.cos(Math.PI / 12)
  const second = ((best + worst) / 2 - mean) / Math.cos(Math.PI / 6)
  return mean + first * turn(1) + second * turn(2)
}

/** What so many kilowatts make in Melbourne, month by month, facing north and unshaded. */
export function melbourneYear(kilowatts: number): [month: string, kilowattHours: number][] {
  return Object.entries(days).map(([name, length], month) => [
    name,
    Math.round(length * kilowatts * daily(month)),
  ])
}
