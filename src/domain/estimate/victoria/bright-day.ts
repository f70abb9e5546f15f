import { brightDayHome } from './example-homes.ts'
import { type Hour, listHours } from './hours.ts'
import { defaultInputs } from './inputs/inputs.ts'

// 9 January, a Friday with an ordinary family’s use. Standard time runs an hour behind the clocks.
const firstHour = 8 * 24 - 1

/**
 * A bright January weekday of the typical year, hour by hour of the clock from midnight: kWh in each hour to a
 * thousandth, which is kW on average. The family is out by day, the roof faces north without shade.
 */
export function brightDay(): Hour[] {
  const { people, kw } = brightDayHome
  const hours = listHours(
    {
      ...defaultInputs,
      people,
      kw,
      when: 'evenings',
      facing: 'N',
    },
    {},
  )
  if (!hours) throw new Error('A household without a bill has a day.')
  return hours.slice(firstHour, firstHour + 24).map(toWattHours)
}

function toWattHours(hour: Hour): Hour {
  const flows = Object.entries(hour).map(([flow, kwh]) => [flow, Math.round(kwh * 1000) / 1000])
  return Object.fromEntries(flows) as Hour
}
