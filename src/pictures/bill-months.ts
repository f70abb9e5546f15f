/** A year of bills with and without solar, for the drawing beside the calculator. Not an estimate for anyone's home. */

const centsPerKilowattHour = 28.2
const dollarsPerDay = 1.28
const panelPower = 6.6

const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** From 1 in midsummer to -1 in midwinter. */
const season = (month: number) => Math.cos((2 * Math.PI * month) / 12)

/** kWh a day, highest in July when the heaters run. The mean is the benchmark for four people. */
const usePerDay = (month: number) => 17.3 - 5 * season(month) + 1.2 * season(2 * month)

/** kWh a day, between Melbourne's best and worst months: 4.59 and 2.22 for each kW. */
const generationPerDay = (month: number) => panelPower * (3.405 + 1.185 * season(month + 0.2))

/** The family is out by day, so little more than a third of what they use falls into the hours in which panels generate. */
const selfUsePerDay = (month: number) =>
  Math.min(0.42 * usePerDay(month), 0.5 * generationPerDay(month))

const bill = (days: number, bought: number) =>
  days * (dollarsPerDay + (bought * centsPerKilowattHour) / 100)

/** Dollars for each month from January. Spare power is counted as nothing. */
export const months = monthDays.map((days, month) => ({
  before: bill(days, usePerDay(month)),
  after: bill(days, usePerDay(month) - selfUsePerDay(month)),
}))
