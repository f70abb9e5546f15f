import { BillBars } from '#pictures/BillBars.tsx'
import { day } from '#pictures/palette.ts'
import { boughtByMonth } from '../bought-by-month.ts'

export function CardBills() {
  return (
    <BillBars
      months={boughtByMonth}
      before="Bought before panels"
      afterAt={276}
      fill={day.door}
      words={day.ink}
    />
  )
}
