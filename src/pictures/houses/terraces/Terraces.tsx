import { Panels, panelPlaces } from '../../Panels.tsx'
import { Face, Lines, Shadow } from '../../Planes.tsx'
import { isNear, type View } from '../../projection.ts'
import { corrugations, slopeArea } from '../../slope.ts'
import { type Colours, houses, roof, roofLength, width } from './dimensions.ts'
import { Crest, EastSide, Front, WingWall } from './Front.tsx'
import { FrontGarden } from './FrontGarden.tsx'
import { FireWall, RidgeChimney } from './Roof.tsx'
import { VerandahFront } from './Verandah.tsx'

/** A row of two-storey terraces with parapets and iron lace, each with panels on its roof. */
export function Terraces({ view, count = 3 }: { view: View; count?: number }) {
  const { palette } = view
  const end = width * count
  const row = Array.from({ length: count }, (_, index) => ({
    x: width * index,
    colours: houses[index % houses.length] as Colours,
  })).toReversed()

  return (
    <>
      <Shadow
        view={view}
        points={[
          [0, 1.7, 0],
          [-4.4, -2.6, 0],
          [-5.6, -5, 0],
          [-5.5, -9, 0],
          [0, -9, 0],
        ]}
      />
      <Face view={view} points={slopeArea(roof, [0, end], [0, roofLength])} fill={palette.iron} />
      <Lines
        view={view}
        segments={corrugations(roof, [0, end], [0, roofLength], 0.45)}
        colour={palette.ironLine}
        width={0.8}
      />
      <FireWall view={view} x={[end - 0.24, end]} />
      {row.map(({ x }) => (
        <g key={x}>
          <Panels view={view} slope={roof} places={panelPlaces(x + 1.1, 2.3, 3, 1, [1])} />
          <FireWall view={view} x={x === 0 ? [0, 0.24] : [x - 0.12, x + 0.12]} />
          <RidgeChimney view={view} x={x} />
        </g>
      ))}
      {row.map(({ x, colours }) => (
        <g key={x}>
          <Front view={view} x={x} colours={colours} />
          <WingWall
            view={view}
            x={x + width - 0.12}
            face={view.palette[colours.shade]}
            end={view.palette[colours.light]}
          />
          <VerandahFront view={view} x={x} />
          <Crest view={view} x={x} colours={colours} />
        </g>
      ))}
      <EastSide view={view} />
      {isNear(view) && row.map(({ x }) => <FrontGarden key={x} view={view} x={x} />)}
    </>
  )
}
