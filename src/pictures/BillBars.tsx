import { Picture } from './Picture.tsx'
import { day } from './palette.ts'

const frame = { width: 500, height: 340 }
const foot = 282
const tallest = 190
const [first, step, bar] = [37, 36.6, 24]

/** Labels in the system face: a picture file cannot borrow the page's font. */
const face = 'system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif'

type Props = {
  months: readonly { before: number; after: number }[]
  /** What the tall bars are; the others are those afterwards, whose name begins so far to the right. */
  before: string
  afterAt: number
  fill: string
  words: string
}

/** A year of bills: a tall bar for each month, and a shorter one before it. */
export function BillBars({ months, before, afterAt, fill, words }: Props) {
  const most = Math.max(...months.map((month) => month.before))
  const left = (index: number) => Math.round((first + index * step) * 10) / 10
  const height = (amount: number) => Math.round((tallest * amount) / most)
  const bars = (amounts: readonly number[]) =>
    amounts
      .map(
        (amount, index) => `M${left(index)} ${foot}v-${height(amount)}h${bar}v${height(amount)}z`,
      )
      .join('')
  return (
    <Picture frame={frame} ground={day.paperDeep}>
      <path d={bars(months.map((month) => month.before))} fill={day.boardShade} />
      <path d={bars(months.map((month) => month.after))} fill={fill} />
      <path d="M24 282.5H476" stroke={day.ink} strokeWidth="2" />
      <path d="M37 37h16v16H37z" fill={day.boardShade} />
      <path d={`M${afterAt} 37h16v16h-16z`} fill={fill} />
      <g fontFamily={face} fontSize="18" fill={words}>
        <text x="62" y="52">
          {before}
        </text>
        <text x={afterAt + 25} y="52">
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
