import { Picture } from '#pictures/Picture.tsx'
import { day } from '#pictures/palette.ts'
import { boughtByMonth } from '../bought-by-month.ts'

const frame = { width: 500, height: 340 }
const foot = 282
const tallest = 190
const [first, step, bar] = [37, 36.6, 24]
const most = Math.max(...boughtByMonth.map(({ before }) => before))

const left = (index: number) => Math.round((first + index * step) * 10) / 10
const height = (kWh: number) => Math.round((tallest * kWh) / most)
const bars = (months: readonly number[]) =>
  months
    .map((kWh, index) => `M${left(index)} ${foot}v-${height(kWh)}h${bar}v${height(kWh)}z`)
    .join('')

/** Labels in the system face: a picture file cannot borrow the page's font. */
const face = 'system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif'

export function CardBills() {
  return (
    <Picture frame={frame} ground={day.paperDeep}>
      <path d={bars(boughtByMonth.map(({ before }) => before))} fill={day.boardShade} />
      <path d={bars(boughtByMonth.map(({ after }) => after))} fill={day.door} />
      <path d="M24 282.5H476" stroke={day.ink} strokeWidth="2" />
      <path d="M37 37h16v16H37z" fill={day.boardShade} />
      <path d="M276 37h16v16h-16z" fill={day.door} />
      <g fontFamily={face} fontSize="18" fill={day.ink}>
        <text x="62" y="52">
          Bought before panels
        </text>
        <text x="301" y="52">
          and after
        </text>
      </g>
      <g fontFamily={face} fontSize="17" fill={day.soft} textAnchor="middle">
        {[...'JFMAMJJASOND'].map((letter, index) => (
          <text key={left(index)} x={left(index) + bar / 2} y="308">
            {letter}
          </text>
        ))}
      </g>
    </Picture>
  )
}
