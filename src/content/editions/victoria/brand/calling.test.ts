import { expect, test } from 'vitest'
import { thirdBrand } from '../../../../../tests/third-brand.ts'
import { brands } from './brands.ts'

test.each([...Object.values(brands), thirdBrand])(
  'the desk of $name calls in the hours that visitors read',
  (brand) => {
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
