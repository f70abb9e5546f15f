interface Row {
  name: string
  battery: number
  panels: number
}

interface StairsFromAboveProps {
  rows: readonly Row[]
  chosen: number
  onChoose?: (index: number) => void
  formatMoney: (dollars: number) => string
  description: string
  className?: string
}

const row = 44
/** Share of the width that the longest row takes, in per cent; its sum follows it. */
const longest = 78

/** The staircase as a phone has it: seen from above, a row to a step. It is as wide as its place, its type is not scaled. */
export function StairsFromAbove({
  rows,
  chosen,
  onChoose,
  formatMoney,
  description,
  className,
}: StairsFromAboveProps) {
  const most = Math.max(...rows.map(({ battery, panels }) => battery + panels))
  const across = (dollars: number) => Math.round((longest * 1000 * dollars) / most) / 1000
  return (
    <svg className={className} height={rows.length * row} role="img" aria-label={description}>
      {rows.map(({ name, battery, panels }, index) => {
        const isChosen = index === chosen
        const [first, both] = [across(battery), across(battery + panels)]
        const isShort = first < 32
        const top = index * row
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the slider below does the same by key
          <g key={name} onClick={onChoose && (() => onChoose(index))}>
            <rect
              y={top + 1}
              width={`${both}%`}
              height={row - 2}
              fill={isChosen ? '#163a4c' : '#57737f'}
            />
            <rect
              y={top + 1}
              width={`${first}%`}
              height={row - 2}
              fill={isChosen ? '#2a7248' : '#b9cbc3'}
            />
            {isShort ? (
              <text fontSize="12" x={`${both}%`} dx="8" y={top + 17} fill="#4a5a51">
                {name}
              </text>
            ) : (
              <text fontSize="12" x="9" y={top + 17} fill={isChosen ? '#fffbf0' : '#12372a'}>
                {name}
              </text>
            )}
            <text
              className="strong"
              fontSize="14"
              x="9"
              y={top + 36}
              fill={isChosen ? '#fffbf0' : '#12372a'}
            >
              {formatMoney(battery)}
            </text>
            {both - first > 17 && (
              <text
                className="strong"
                fontSize="14"
                x={`${both}%`}
                dx="-7"
                y={top + 36}
                textAnchor="end"
                fill="#fffbf0"
              >
                {formatMoney(panels)}
              </text>
            )}
            <text
              className="strong"
              fontSize="14"
              x={`${both}%`}
              dx="8"
              y={top + 36}
              fill="#12372a"
            >
              {formatMoney(battery + panels)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
