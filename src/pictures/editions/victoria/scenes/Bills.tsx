import { BillBars } from '#pictures/BillBars.tsx'
import { months } from '#pictures/bill-months.ts'
import { day } from '#pictures/palette.ts'

export function Bills() {
  return (
    <BillBars
      months={months}
      before="Bill before solar"
      afterAt={226}
      fill="#2a7248"
      words={day.words}
    />
  )
}
