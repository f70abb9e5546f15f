import { day } from '../palette.ts'

interface TennisCourtProps {
  panels: number
  description: string
}

/** Metres. A court for doubles with its lines, and panels of 1.13 by 1.76. */
const court = { length: 23.77, width: 10.97, alley: 1.37, service: 6.4 }
const panel = { width: 1.134, height: 1.762 }
const rows = Math.floor(court.width / panel.height)
const inset = (court.width - rows * panel.height) / 2

/** A tennis court from above, with so many panels laid on it from the left, column by column. */
export function TennisCourt({ panels, description }: TennisCourtProps) {
  const { length, width, alley, service } = court
  const middle = length / 2
  const lines = [
    `M0 ${alley}H${length}M0 ${width - alley}H${length}`,
    `M${middle} 0V${width}M${middle - service} ${alley}V${width - alley}`,
    `M${middle + service} ${alley}V${width - alley}`,
    `M${middle - service} ${width / 2}H${middle + service}`,
  ]
  const places = Array.from({ length: panels }, (_, index) => {
    const x = inset + Math.floor(index / rows) * panel.width
    const y = inset + (index % rows) * panel.height
    return `M${round(x + 0.04)} ${round(y + 0.04)}h${panel.width - 0.08}v${panel.height - 0.08}h-${panel.width - 0.08}z`
  })
  return (
    <svg viewBox={`-0.3 -0.3 ${length + 0.6} ${width + 0.6}`} role="img" aria-label={description}>
      <rect x="-0.3" y="-0.3" width={length + 0.6} height={width + 0.6} fill="#8cab74" />
      <path
        d={`M0 0H${length}V${width}H0z${lines.join('')}`}
        fill="none"
        stroke={day.paper}
        strokeWidth="0.12"
      />
      <path d={places.join('')} fill={day.panel} />
    </svg>
  )
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
