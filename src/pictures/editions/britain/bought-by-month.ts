/**
 * A year of power bought with and without panels, for the drawings of bills. One example home: 2,500 kWh a year, in for
 * half the day, under 4 kW facing south, of which it uses 722 kWh itself. Not an estimate for anyone's home.
 */
const yearlyUse = 2500
const usedAtHome = 722

/** From 1 in midwinter to -1 in midsummer. */
const season = (month: number) => Math.cos((2 * Math.PI * month) / 12)
const use = (month: number) => (yearlyUse / 12) * (1 + 0.18 * season(month))
/** The sun of a month as a weight: December makes about a quarter of June, and what is used at home follows it by half. */
const sun = (month: number) => (1 - 0.6 * season(month)) ** 0.5

const suns = Array.from({ length: 12 }, (_, month) => sun(month)).reduce((sum, one) => sum + one, 0)

/** kWh for each month from January. */
export const boughtByMonth = Array.from({ length: 12 }, (_, month) => ({
  before: use(month),
  after: use(month) - (usedAtHome * sun(month)) / suns,
}))
