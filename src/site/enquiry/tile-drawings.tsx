import { tileColours } from '#scenes/tile-colours.ts'
import { ownDrawings } from '#views/enquiry/own-drawings.tsx'

const { roof, shade, wall, panel, brick, tile, glass, awning } = tileColours

const slope = 'M1 24 8 6h24l7 18z'
const outline = { fill: 'none', stroke: shade, strokeWidth: 1.8, strokeDasharray: '3 2.2' }

const house = (
  <>
    <path d="M5 14h30v13H5z" fill={wall} />
    <path d="M1 15 9 3h22l8 12z" fill={roof} />
    <path d="M17 18h6v9h-6z" fill={shade} />
  </>
)
const housePanels = 'M11 6h5l-1.5 5h-5.5zM17.5 6h5v5h-5.5zM24 6h5l2 5h-6.5z'
const key = (
  <>
    <circle cx="10" cy="14" r="7.5" fill="none" stroke="currentColor" strokeWidth="4" />
    <path d="M17 12h21v9h-4v-5h-4v4h-4v-4h-9z" fill="currentColor" />
  </>
)

/** The drawings of answers that aren't counted in panels or modules, 40 wide and 28 high. */
export const tileDrawings: Record<string, React.ReactNode> = {
  ...ownDrawings,
  'not-sure': (
    <>
      <path
        d="M4 8.6a6 6 0 1 1 9 5.3c-2 1.2-3 2.3-3 4.8"
        fill="none"
        stroke={shade}
        strokeWidth="3.6"
      />
      <circle cx="10" cy="24.6" r="2.3" fill={shade} />
    </>
  ),

  house: (
    <>
      {house}
      <path d={housePanels} fill={panel} />
    </>
  ),
  'house-bare': house,
  'house-planned': (
    <>
      {house}
      <path d={housePanels} fill="none" stroke={panel} strokeDasharray="1.8 1.2" />
    </>
  ),
  'house-large': (
    <>
      <path d="M4 11h32v16H4z" fill={wall} />
      <path d="M0 12 7 1h26l7 11z" fill={roof} />
      <path
        d="M9 3.5h4.6l-1.3 5H7.2zM15 3.5h4.4v5h-5.6zM20.8 3.5h4.4l1.2 5h-5.6zM26.6 3.5h4.6l1.7 5h-5.1z"
        fill={panel}
      />
      <path d="M17 19h6v8h-6z" fill={shade} />
      <path d="M8 15h5v5H8zM27 15h5v5h-5z" fill={glass} />
    </>
  ),
  semi: (
    <>
      <path d="M17.5 0h5v6h-5z" fill={tile} />
      <path d="M3 14h34v13H3z" fill={wall} />
      <path d="M0 15 6 4h14v11z" fill={roof} />
      <path d="M20 4h14l6 11H20z" fill={shade} />
      <path d="M9 18h5v9H9zM26 18h5v9h-5z" fill={shade} />
      <path d="M20 15v12" stroke={roof} />
    </>
  ),
  terrace: (
    <>
      <path d="M2 13h36v14H2z" fill={wall} />
      <path d="M1 14 7.5 3 14 14zM26 14l6.5-11L39 14z" fill={roof} />
      <path d="m13.5 14 6.5-11 6.5 11z" fill={shade} />
      <path d="M5.5 18h4v9h-4zM18 18h4v9h-4zM30.5 18h4v9h-4z" fill={shade} />
    </>
  ),
  apartments: (
    <>
      <path d="M8 3h24v24H8z" fill={wall} />
      <path d="M6 0h28v4H6z" fill={roof} />
      <path
        d="M11 7h4.5v4H11zM17.8 7h4.4v4h-4.4zM24.5 7H29v4h-4.5zM11 14h4.5v4H11zM17.8 14h4.4v4h-4.4zM24.5 14H29v4h-4.5zM11 21h4.5v4H11zM24.5 21H29v4h-4.5z"
        fill={glass}
      />
      <path d="M17.5 21h5v6h-5z" fill={shade} />
    </>
  ),
  'house-let': (
    <>
      {house}
      <path d="M33 18v9" stroke={tile} strokeWidth="2" />
      <path d="M26 10h14v9H26z" fill={tile} />
      <path d="M29 13h8M29 16h5" stroke={wall} strokeWidth="1.4" />
    </>
  ),
  'house-other': <path d="M2 15 9.5 3h21L38 15zM6 15v11.5h28V15" {...outline} />,

  shop: (
    <>
      <path d="M3 7h34v20H3z" fill={brick} />
      <path d="M3 7V4h9l4-3h8l4 3h9v3z" fill={tile} />
      <path d="M1 12h38l-2 5H3z" fill={awning} />
      <path d="M6 19h11v8H6zM23 19h11v8H23z" fill={glass} />
    </>
  ),

  key: <g color={shade}>{key}</g>,
  keys: (
    <>
      <g color={roof} transform="translate(9 9) scale(.8)">
        {key}
      </g>
      <g color={shade} transform="translate(0 -3) scale(.8)">
        {key}
      </g>
    </>
  ),
  lease: (
    <>
      <path d="M8 1h17l7 7v19H8z" fill={wall} />
      <path d="M25 1v7h7z" fill={roof} />
      <path d="M12 12h16M12 16h16M12 20h9" stroke={shade} strokeWidth="1.8" />
    </>
  ),
  'lease-short': (
    <>
      <path d="M11 9h12l6 6v12H11z" fill={wall} />
      <path d="M23 9v6h6z" fill={roof} />
      <path d="M15 19h10M15 23h6" stroke={shade} strokeWidth="1.8" />
    </>
  ),

  'roof-simple': <path d={slope} fill={roof} />,
  'roof-multiple': (
    <>
      <path d="M1 22 7 8h16l6 14z" fill={roof} />
      <path d="m20 22 5-9h9l5 9z" fill={shade} />
    </>
  ),
  'roof-complex': (
    <>
      <path d="M1 22 5 12h9l4 10z" fill={roof} />
      <path d="M12 22 19 4l7 18z" fill={shade} />
      <path d="m23 22 4-10h8l4 10z" fill={roof} />
    </>
  ),
  'roof-flat': <path d="M1 18h38v5H1z" fill={roof} />,
  'roof-tiles': (
    <>
      <path d={slope} fill={tile} />
      <path
        d="M6.4 10.5q2.27 2.4 4.53 0t4.54 0 4.53 0 4.53 0 4.54 0 4.53 0M4.6 15q2.2 2.4 4.4 0t4.4 0 4.4 0 4.4 0 4.4 0 4.4 0 4.4 0M2.8 19.5q2.15 2.4 4.3 0t4.3 0 4.3 0 4.3 0 4.3 0 4.3 0 4.3 0 4.3 0"
        fill="none"
        stroke={brick}
        strokeWidth="1.4"
      />
    </>
  ),
  'roof-metal': (
    <>
      <path d={slope} fill={roof} />
      <path
        d="M11.6 6 6.7 24M15.2 6l-2.8 18M18.8 6l-.7 18M22.4 6l1.4 18M26 6l3.5 18M29.6 6l5.6 18"
        stroke={shade}
        strokeWidth="1.4"
      />
    </>
  ),
  'roof-slate': (
    <>
      <path d={slope} fill={shade} />
      <path
        d="M6.3 10.5h27.4M4.5 15h31M2.8 19.5h34.4M12 6v4.5M20 6v4.5M28 6v4.5M9 10.5V15M16 10.5V15M24 10.5V15M31 10.5V15M12 15v4.5M20 15v4.5M28 15v4.5M8 19.5V24M16 19.5V24M24 19.5V24M32 19.5V24"
        stroke={roof}
        strokeWidth="1.2"
      />
    </>
  ),
  'roof-other': <path d={slope} {...outline} />,
  roofs: (
    <>
      <path d="m1 24 4-9h8l4 9z" fill={roof} />
      <path d="m20 24 5-14h9l5 14z" fill={shade} />
    </>
  ),
}
