import { MeterBox } from '#pictures/Battery.tsx'
import { heroFrame } from '#pictures/hero-frame.ts'
import { NumberedPanels } from '#pictures/NumberedPanels.tsx'
import { Subject } from '#pictures/Subject.tsx'
import { Detached, detachedEave, detachedPlaces, detachedSlope } from '#scenes/houses/Detached.tsx'
import { Parade, paradeEave, paradePlaces, paradeSlope } from '#scenes/houses/Parade.tsx'
import { Semi, semiEave, semiPlaces, semiSlope } from '#scenes/houses/Semi.tsx'
import {
  detachedGarden,
  detachedView,
  FrontGarden,
  HouseStreet,
  semiGarden,
  semiView,
  shopView,
} from './HouseStreet.tsx'

const description =
  'A pair of semi-detached houses of the 1930s in winter light, panels on the roof of the left one'

/**
 * The picture behind the form. Its groups are named so that answers.css and house-that-answers.css can change them: a
 * semi has room for nine panels, a detached house for more.
 */
export function HeroHouse({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`${heroFrame.left} 0 ${heroFrame.width} ${heroFrame.height}`}
      preserveAspectRatio="xMinYMin slice"
      role="img"
      aria-label={description}
    >
      <HouseStreet />
      <g id="house">
        <g id="semi">
          <Subject>
            <Semi
              view={semiView}
              roof={
                <NumberedPanels view={semiView} slope={semiSlope} places={semiPlaces} id="panel" />
              }
              wall={<MeterBox view={semiView} eave={semiEave} />}
            />
          </Subject>
          <FrontGarden view={semiView} {...semiGarden} />
        </g>
        <g id="detached">
          <Subject>
            <Detached
              view={detachedView}
              roof={
                <NumberedPanels
                  view={detachedView}
                  slope={detachedSlope}
                  places={detachedPlaces}
                  id="detached-panel"
                />
              }
              wall={<MeterBox view={detachedView} eave={detachedEave} />}
            />
          </Subject>
          <FrontGarden view={detachedView} {...detachedGarden} />
        </g>
      </g>
      <g id="shop-variant" visibility="hidden">
        <Subject>
          <Parade
            view={shopView}
            roof={
              <NumberedPanels
                view={shopView}
                slope={paradeSlope}
                places={paradePlaces}
                id="shop-panel"
              />
            }
            wall={<MeterBox view={shopView} eave={paradeEave} />}
          />
        </Subject>
      </g>
    </svg>
  )
}
