import { Panels } from '#pictures/Panels.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { Top } from '#pictures/Planes.tsx'
import { day } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Detached, detachedPlaces, detachedSlope } from '../houses/Detached.tsx'
import { Semi, semiPlaces, semiSlope } from '../houses/Semi.tsx'
import { Terrace } from '../houses/Terrace.tsx'

const frame = { width: 1440, height: 480 }
const camera = { turn: 31, rise: 30, scale: 15 }
const town = createView({ ...camera, origin: [60, 470] }, frame, day)

type Kind = 'terrace' | 'semi' | 'detached'
/** How much of a street each takes, with its gap, in metres. */
const widths: Record<Kind, number> = { terrace: 23, semi: 17.5, detached: 18.5 }

/** Streets from the farthest to the nearest: how far back, where they begin in the west, and their houses. */
const streets: { y: number; from: number; kinds: Kind[] }[] = [
  { y: -48, from: 16, kinds: ['semi', 'terrace', 'detached', 'semi', 'terrace', 'semi'] },
  {
    y: -24,
    from: -4,
    kinds: ['terrace', 'semi', 'semi', 'terrace', 'detached', 'semi', 'terrace'],
  },
  {
    y: 0,
    from: -22,
    kinds: ['semi', 'detached', 'terrace', 'semi', 'semi', 'terrace', 'detached'],
  },
  { y: 24, from: 4, kinds: ['terrace', 'semi', 'detached', 'terrace', 'semi', 'semi'] },
  { y: 48, from: 40, kinds: ['semi', 'terrace', 'semi', 'detached'] },
]

export function Roofs() {
  return (
    <Picture frame={frame} ground={day.grass}>
      {streets.map(({ y, from, kinds }, street) => (
        <g key={y}>
          <Top view={town} x={[-60, 200]} y={[y + 4, y + 5.4]} z={0} fill={day.path} />
          <Top view={town} x={[-60, 200]} y={[y + 5.4, y + 10.4]} z={0} fill={day.road} />
          {kinds.map((kind, index) => {
            const x = kinds.slice(0, index).reduce((sum, before) => sum + widths[before], from)
            return (
              <House
                key={x}
                kind={kind}
                origin={town.at([x, y, 0])}
                hasPanels={(street + index) % 2 === 0}
              />
            )
          })}
        </g>
      ))}
    </Picture>
  )
}

function House({
  kind,
  origin,
  hasPanels,
}: {
  kind: Kind
  origin: readonly [number, number]
  hasPanels: boolean
}) {
  const view = createView({ ...camera, origin }, frame, day)
  if (kind === 'terrace') return <Terrace view={view} houses={4} solar={hasPanels ? [1, 2] : []} />
  if (kind === 'semi')
    return (
      <Semi
        view={view}
        roof={hasPanels && <Panels view={view} slope={semiSlope} places={semiPlaces} />}
      />
    )
  return (
    <Detached
      view={view}
      roof={hasPanels && <Panels view={view} slope={detachedSlope} places={detachedPlaces} />}
    />
  )
}
