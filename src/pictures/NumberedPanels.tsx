import { cellLine, PanelParts, Panels, type Place, panelPlaceOutlines } from './Panels.tsx'
import { outlines, type View } from './projection.ts'
import type { Slope } from './slope.ts'

interface NumberedPanelsProps {
  view: View
  slope: Slope
  places: readonly Place[]
  id: string
}

/** Panels of which each is a group of its own, so that a style can show as many as were answered, over chalk marks. */
export function NumberedPanels({ view, slope, places, id }: NumberedPanelsProps) {
  return (
    <>
      <PlaceMarks view={view} slope={slope} places={places} id={`${id}-places`} />
      <g id={`${id}s`} className="panels" strokeWidth={cellLine}>
        {places.map((place, index) => (
          <g key={`${place.x} ${place.along}`} id={`${id}-${index + 1}`}>
            <PanelParts view={view} slope={slope} places={[place]} />
          </g>
        ))}
      </g>
    </>
  )
}

/** The panels there are, and chalk marks where more would fit. */
export function PanelsSoFar({
  view,
  slope,
  places,
  count,
}: Omit<NumberedPanelsProps, 'id'> & { count: number }) {
  return (
    <>
      <PlaceMarks view={view} slope={slope} places={places} />
      {places.slice(0, count).map((place) => (
        <Panels key={`${place.x} ${place.along}`} view={view} slope={slope} places={[place]} />
      ))}
    </>
  )
}

function PlaceMarks({
  view,
  slope,
  places,
  id,
}: Omit<NumberedPanelsProps, 'id'> & { id?: string }) {
  return (
    <path
      id={id}
      d={outlines(view, panelPlaceOutlines(slope, places))}
      fill="#e6f0ea"
      fillOpacity={0.12}
      stroke="#e6f0ea"
      strokeOpacity={0.8}
    />
  )
}
