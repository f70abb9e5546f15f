import { useId } from 'react'
import { isolate } from '#domain/enquiry/isolate.ts'
import { useLocalTime } from '../../../client/server-time.ts'
import kit from '../../../ui/kit.module.css'
import styles from '../promise/Ruler.module.css'
import { formatOffer } from './format-offer.ts'
import { type Lane, layOutLanes } from './lanes-layout.ts'
import type { Offer } from './matching-query.ts'

const laneHeight = 24

/** The offers of a lead under its ruler, on the same scale. Hidden from screen readers: the table below says the same. */
export function OfferLanes({
  offers,
  position,
}: {
  offers: readonly Offer[]
  /** The position of a moment (milliseconds since 1970), in percent of the ruler. */
  position: (moment: number) => number
}) {
  const local = useLocalTime()
  const hatch = useId()
  if (offers.length === 0) return null
  const { lanes, folded } = layOutLanes(offers, position, local.now)
  const now = `${position(local.now)}%`
  return (
    <>
      <svg className={styles.ruler} height={lanes.length * laneHeight} aria-hidden="true">
        <defs>
          <pattern
            id={hatch}
            width="7"
            height="12"
            patternUnits="userSpaceOnUse"
            patternTransform="skewX(-32)"
          >
            <rect width="7" height="12" className={styles.ground} />
            <path d="M1 0v12" className={styles.pale} />
          </pattern>
        </defs>
        {lanes.map((lane, index) => (
          <g key={lane.id}>
            {lane.bars.map(({ kind, from, to }) => (
              <rect
                key={kind}
                x={`${from}%`}
                y={index * laneHeight + 6}
                width={`${Math.max(0.3, to - from)}%`}
                height="12"
                rx="2"
                {...(kind === 'lapsed' ? { fill: `url(#${hatch})` } : { className: styles[kind] })}
              />
            ))}
            <LaneText lane={lane} y={index * laneHeight + 16.5}>
              <tspan>{isolate(lane.name)}</tspan> {formatOffer(lane.offer, local)}
            </LaneText>
          </g>
        ))}
        <line x1={now} x2={now} y1="0" y2={lanes.length * laneHeight} className={styles.now} />
      </svg>
      {folded.length > 0 && (
        <p className={`${kit.note} ${styles.folded}`}>
          Before:{' '}
          {folded.map((offer) => `${isolate(offer.name)} ${formatOffer(offer, local)}`).join('; ')}.
        </p>
      )}
    </>
  )
}

function LaneText({ lane, y, children }: { lane: Lane; y: number; children: React.ReactNode }) {
  const { x, side } = lane.text
  const isOnLeaf = side === 'inside' && lane.bars.some(({ kind }) => kind === 'details')
  return (
    <text
      x={`${x}%`}
      y={y}
      dx={side === 'end' ? -8 : 8}
      textAnchor={side === 'end' ? 'end' : 'start'}
      className={isOnLeaf ? styles.onLeaf : undefined}
    >
      {children}
    </text>
  )
}
