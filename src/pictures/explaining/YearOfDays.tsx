interface Flows {
  /** In tenths of a kWh, day by day. */
  atHome: readonly number[]
  imported: readonly number[]
}

interface YearOfDaysProps {
  /** In tenths of a kWh, day by day. */
  generated: readonly number[]
  states: readonly { name: string; flows: Flows; used: string; spare: string; imported: string }[]
  months: readonly { name: string; from: number; to: number }[]
  /** Two months whose average day is named above them. */
  averages: readonly { month: string; text: string }[]
  axis: string
  chosen?: number | undefined
  onPoint?: (day: number) => void
  description: string
  /** Names of classes: what only wide or only narrow places show. */
  wide?: string | undefined
  narrow?: string | undefined
  bars?: string | undefined
  gaps?: string | undefined
}

/** Tenths of a kWh above and below the line. */
const [most, least] = [520, -140]
const height = most - least
const ink = '#12372a'
const soft = '#4a5a51'
const down = (tenths: number) => `${Math.round((1000 * (most - tenths)) / height) / 10}%`
const across = (day: number, days: number) => `${Math.round((1000 * day) / days) / 10}%`

/**
 * A bar for each day: up what the roof makes, of it in gold what stays at home; down what is bought. The bars stretch with
 * their place, words keep their size. All bars of a colour are one path, parted by the dashes of a single line.
 */
export function YearOfDays({
  generated,
  states,
  months,
  averages,
  axis,
  chosen,
  onPoint,
  description,
  wide,
  narrow,
  bars,
  gaps,
}: YearOfDaysProps) {
  const days = generated.length
  const ticks = months.map(({ from }) => `M${from} ${-least - 12}v12`).join('')
  return (
    <svg role="img" aria-label={description}>
      {[10, 20, 30, 40, -10].map((kwh) => (
        <g key={kwh}>
          <line
            x2="100%"
            y1={down(kwh * 10)}
            y2={down(kwh * 10)}
            stroke={ink}
            strokeOpacity=".13"
          />
          <text x="-8" dy="5" y={down(kwh * 10)} textAnchor="end" fontSize="13" fill={soft}>
            {Math.abs(kwh)}
          </text>
        </g>
      ))}
      <text x="-34" y={down(470)} fontSize="13" fill={soft}>
        {axis}
      </text>
      <svg
        className={bars}
        viewBox={`0 ${-most} ${days} ${height}`}
        width="100%"
        height="100%"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <g opacity={chosen === undefined ? undefined : 0.55}>
          <path d={outline(generated)} fill="#fbe5a6" />
          {states.map(({ name, flows }) => (
            <g key={name} data-battery={name}>
              <path d={outline(flows.atHome)} fill="#f6b81a" />
              <path d={outline(flows.imported, 1)} fill="#8fafa6" />
            </g>
          ))}
          <path
            className={gaps}
            d={`M-.07 ${-most / 2 - least / 2}H${days}`}
            stroke="#dceef3"
            strokeWidth={height}
            strokeDasharray=".14 .86"
          />
        </g>
        {chosen !== undefined && (
          <>
            <path d={bar(chosen, generated[chosen])} fill="#e9c045" />
            {states.map(({ name, flows }) => (
              <g key={name} data-battery={name}>
                <path d={bar(chosen, flows.atHome[chosen])} fill="#f6b81a" />
                <path d={bar(chosen, flows.imported[chosen], 1)} fill="#5d8478" />
              </g>
            ))}
            <path
              d={`M${chosen + 0.5} ${-(generated[chosen] ?? 0) - 4}V${20 - most}`}
              stroke={ink}
              strokeWidth="1.4"
              vectorEffect="non-scaling-stroke"
            />
          </>
        )}
        <path d={ticks} stroke={ink} strokeOpacity=".5" vectorEffect="non-scaling-stroke" />
        <path
          d={`M0 0H${days}`}
          stroke={ink}
          strokeOpacity=".6"
          vectorEffect="non-scaling-stroke"
        />
        {/* On top, as wide as the days and nothing more: strokes reach further. */}
        <rect
          y={-most}
          width={days}
          height={height}
          fill="none"
          pointerEvents="all"
          onPointerMove={
            onPoint &&
            (({ currentTarget, clientX }) => {
              const { left, width } = currentTarget.getBoundingClientRect()
              onPoint(
                Math.min(days - 1, Math.max(0, Math.floor((days * (clientX - left)) / width))),
              )
            })
          }
        />
      </svg>
      {months.map(({ name, from, to }) => (
        <g key={name} fontSize="13" fill={soft} textAnchor="middle">
          <text className={wide} x={across((from + to) / 2, days)} y="100%" dy="20">
            {name.slice(0, 3)}
          </text>
          <text className={narrow} x={across((from + to) / 2, days)} y="100%" dy="20">
            {name.slice(0, 1)}
          </text>
        </g>
      ))}
      {chosen === undefined && (
        <g className={wide} fontSize="15" fill={ink} textAnchor="middle">
          {averages.map(({ month, text }) => {
            const place = months.find(({ name }) => name === month) ?? { from: 0, to: 0 }
            const [from, to] = [across(place.from, days), across(place.to, days)]
            const isFirst = place.from === 0
            const level = isFirst ? 315 : 462
            return (
              <g key={month}>
                <line x1={from} x2={to} y1={down(level)} y2={down(level)} stroke={ink} />
                <line x1={from} x2={from} y1={down(level)} y2={down(level - 12)} stroke={ink} />
                <line x1={to} x2={to} y1={down(level)} y2={down(level - 12)} stroke={ink} />
                <text
                  x={isFirst ? 0 : across((place.from + place.to) / 2, days)}
                  y={down(level)}
                  dy="-10"
                  textAnchor={isFirst ? 'start' : 'middle'}
                >
                  <tspan className="strong">{month}:</tspan> {text}
                </text>
              </g>
            )
          })}
          {states.map(({ name, used, spare, imported }, index) => (
            <g key={name} data-battery={name}>
              <text x="54%" y={down(index === 0 ? 150 : 250)} className="strong">
                {spare}
              </text>
              <text x="54%" y={down(index === 0 ? 30 : 80)} className="strong">
                {used}
              </text>
              <text x="54%" y={down(-118)} className="strong">
                {imported}
              </text>
            </g>
          ))}
        </g>
      )}
    </svg>
  )
}

/** The upper edge of all bars, one step to a day; with `sign` 1 they hang from the line. */
function outline(values: readonly number[], sign: 1 | -1 = -1): string {
  return `M0 0${values.map((value) => `V${sign * value}h1`).join('')}V0z`
}

function bar(day: number, value = 0, sign: 1 | -1 = -1): string {
  return `M${day - 0.2} 0v${sign * value}h1.4V0z`
}
