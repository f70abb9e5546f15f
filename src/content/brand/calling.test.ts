import { expect, test } from 'vitest'
import { brands } from './brands.ts'

test.each(Object.entries(brands))(
  'the desk of %s calls in the hours that visitors read',
  (_, brand) => {
    const { weekdays, saturday } = brand.calling.deskHours
    const time = (hour: number) =>
      `${String(Math.floor(hour)).padStart(2, '0')}:${String((hour % 1) * 60).padStart(2, '0')}`
    const schema = [
      `Mo-Fr ${time(weekdays.from)}-${time(weekdays.to)}`,
      ...(saturday ? [`Sa ${time(saturday.from)}-${time(saturday.to)}`] : []),
    ]
    expect(brand.hours.map((hours) => hours.schema)).toEqual(schema)
    expect(brand.calling.timeZone).toBe(brand.timeZone)
  },
)
