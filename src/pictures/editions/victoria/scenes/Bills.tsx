import { months } from '#pictures/bill-months.ts'
import { Picture } from '#pictures/Picture.tsx'
import { day } from '#pictures/palette.ts'

const frame = { width: 500, height: 340 }
const foot = 282
const tallest = 190
const [first, step, bar] = [37, 36.6, 24]
const most = Math.max(...months.map(({ before }) => before))

const left = (index: number) => Math.round((first + index * step) * 10) / 10
const height = (dollars: number) => Math.round((tallest * dollars) / most)
const bars = (dollars: readonly number[]) =>
  dollars
    .map((amount, index) => `M${left(index)} ${foot}v-${height(amount)}h${bar}v${height(amount)}z`)
    .join('')

/** Labels in the system face: a picture file cannot borrow the page's font. */
const face = 'system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif'

export function Bills() {
  return (
    <Picture frame={frame} ground="#f6efdc">
      <path d={bars(months.map(({ before }) => before))} fill={day.boardShade} />
      <path d={bars(months.map(({ after }) => after))} fill="#2a7248" />
      <path d="M24 282.5H476" stroke="#12372a" strokeWidth="2" />
      <path d="M37 37h16v16H37z" fill={day.boardShade} />
      <path d="M226 37h16v16h-16z" fill="#2a7248" />
      <g fontFamily={face} fontSize="18" fill="#17231d">
        <text x="62" y="52">
          Bill before solar
        </text>
        <text x="251" y="52">
          and after
        </text>
      </g>
      <g fontFamily={face} fontSize="17" fill="#4a5a51" textAnchor="middle">
        {[...'JFMAMJJASOND'].map((letter, index) => (
          <text key={left(index)} x={left(index) + bar / 2} y="308">
            {letter}
          </text>
        ))}
      </g>
    </Picture>
  )
}
