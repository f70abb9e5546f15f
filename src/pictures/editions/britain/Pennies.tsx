import { day } from '#pictures/palette.ts'

/** The price of a kWh, in coins of one penny. */
export interface Stack {
  supplier: string
  plan: string
  pence: number
  seen: string
  tie: string
  /** It hasn't been checked lately. */
  isPast: boolean
}

const coin = { top: '#e09a63', side: '#bd7340', edge: '#95552a', light: '#efb98a' }
const round = (value: number) => Math.round(value * 10) / 10

const wide = { step: 205, base: 262, radius: 40, tilt: 10.8, thick: 11.4 }

/** Stacks beside each other, grouped by what they are tied to. The picture contains its words. */
export function PennyStacks({
  stacks,
  description,
  className,
}: {
  stacks: readonly Stack[]
  description: string
  className?: string | undefined
}) {
  const left = (index: number) => index * wide.step + 12
  return (
    <svg
      className={className}
      viewBox={`0 0 ${6 * wide.step} 392`}
      role="img"
      aria-label={description}
    >
      {stacks.map(({ supplier, plan, pence, seen, isPast }, index) => (
        <g key={`${supplier} ${plan}`} transform={`translate(${left(index)})`}>
          <ellipse cx="18" cy={wide.base + 5} rx="46" ry="12" fill={day.ink} opacity=".1" />
          <g opacity={isPast ? 0.45 : undefined}>
            <Upright pence={pence} />
          </g>
          <g fill={day.ink}>
            <text className="figure" y={round(wide.base - pence * wide.thick - 22)} fontSize="25">
              {`${pence}p`}
            </text>
            <text y="302" fontSize="15" fontWeight="600">
              {supplier}
            </text>
            <text y="322" fontSize="13">
              {plan}
            </text>
            <text y="341" fontSize="13">
              {seen}
            </text>
          </g>
        </g>
      ))}
      {tiesOf(stacks).map(({ tie, first, last }) => (
        <g key={tie}>
          <path
            d={`M${left(first)} 362H${left(last) + wide.step - 40}`}
            stroke={day.ink}
            strokeWidth="2"
          />
          <text x={left(first)} y="386" fontSize="15" fontWeight="600" fill={day.ink}>
            {tie}
          </text>
        </g>
      ))}
    </svg>
  )
}

function tiesOf(stacks: readonly Stack[]): { tie: string; first: number; last: number }[] {
  return [...new Set(stacks.map(({ tie }) => tie))].map((tie) => ({
    tie,
    first: stacks.findIndex((stack) => stack.tie === tie),
    last: stacks.findLastIndex((stack) => stack.tie === tie),
  }))
}

/** A stack as high as its pence: the last coin is as thin as what is left. */
function Upright({ pence }: { pence: number }) {
  const { base, radius: r, tilt, thick } = wide
  const top = round(base - pence * thick)
  const edges = Array.from({ length: Math.ceil(pence) - 1 }, (_, index) => {
    const y = round(base - (index + 1) * thick)
    return `M0 ${y}A${r} ${tilt} 0 0 0 ${2 * r} ${y}`
  })
  return (
    <>
      <path d={`M0 ${top}V${base}A${r} ${tilt} 0 0 0 ${2 * r} ${base}V${top}Z`} fill={coin.side} />
      <path
        d={`M0 ${top}V${base}A${r} ${tilt} 0 0 0 26 ${base + 10.1}V${round(top + 10.1)}Z`}
        fill={coin.edge}
        opacity=".55"
      />
      <path d={edges.join('')} fill="none" stroke={coin.edge} />
      <ellipse cx={r} cy={top} rx={r} ry={tilt} fill={coin.top} />
      <ellipse cx={r} cy={top} rx="28.8" ry="7.8" fill="none" stroke={coin.side} />
      <path
        d={`M48 ${round(top - 10.6)}L64.8 ${round(top - 8.4)}L32 ${round(top + 10.6)}L15.2 ${round(top + 8.4)}Z`}
        fill={coin.light}
        opacity=".85"
      />
    </>
  )
}

const flat = { step: 13.4, radius: 15, height: 34 }

/** The same pennies on a phone, lying in a roll. The words beside it say what it shows. */
export function PennyRoll({ pence, isPast }: Pick<Stack, 'pence' | 'isPast'>) {
  const count = Math.ceil(pence)
  const width = Math.round(34 + (count - 1) * flat.step)
  return (
    <svg
      width={width}
      height={flat.height}
      viewBox={`0 0 ${width} ${flat.height}`}
      aria-hidden="true"
      opacity={isPast ? 0.45 : undefined}
    >
      {Array.from({ length: count }, (_, index) => (
        <Lying key={index} x={round(17 + index * flat.step)} part={Math.min(1, pence - index)} />
      ))}
    </svg>
  )
}

/** A coin, or its left part. */
function Lying({ x, part }: { x: number; part: number }) {
  const cut = part < 1 ? `inset(0 ${Math.round((1 - part) * 100)}% 0 0)` : undefined
  return (
    <g clipPath={cut}>
      <circle cx={x} cy="17" r={flat.radius} fill={coin.side} stroke={day.sky} strokeWidth="1.4" />
      <circle
        cx={x}
        cy="17"
        r="11.4"
        fill="none"
        stroke={coin.edge}
        strokeWidth=".9"
        opacity=".7"
      />
      <path
        d={`M${round(x + 6)} 5.2l4 3L${round(x - 6)} 28.8l-4-3Z`}
        fill={coin.light}
        opacity=".8"
      />
    </g>
  )
}
