import { Panels } from '#pictures/Panels.tsx'
import { Picture } from '#pictures/Picture.tsx'
import { night } from '#pictures/palette.ts'
import { createView } from '#pictures/projection.ts'
import { Cottage } from '../houses/Cottage.tsx'
import { Detached, detachedPlaces, detachedSlope } from '../houses/Detached.tsx'
import { Semi, semiPlaces, semiSlope } from '../houses/Semi.tsx'
import { Terrace } from '../houses/Terrace.tsx'
import { BareTree } from '../Street.tsx'

const frame = { width: 1440, height: 400 }
const at = (x: number, y: number, scale: number, turn = 31) =>
  createView({ turn, scale, origin: [x, y] }, frame, night)
const semi = at(150, 330, 18)
const detached = at(916, 336, 17)

export function StreetNight() {
  return (
    <Picture frame={frame} ground={night.sky}>
      <BareTree foot={[50, 306]} height={190} fill={night.leafLit} />
      <BareTree foot={[1400, 306]} height={190} fill={night.leafLit} />
      <BareTree foot={[842, 300]} height={150} fill={night.leafLit} />
      <path d="M0 296h1440v104H0z" fill={night.grass} />
      <Semi view={semi} roof={<Panels view={semi} slope={semiSlope} places={semiPlaces} />} />
      <Terrace view={at(486, 340, 17, 24)} houses={4} solar={[2]} />
      <Detached
        view={detached}
        roof={<Panels view={detached} slope={detachedSlope} places={detachedPlaces.slice(0, 12)} />}
      />
      <Cottage view={at(1240, 338, 17)} walls="white" />
      <path d="M0 372h1440v28H0z" fill={night.road} />
    </Picture>
  )
}
