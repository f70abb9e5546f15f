import { path } from '../flat-path.ts'
import {
  coast,
  everywhere,
  islands,
  murray,
  neighbours,
  networkAreas,
  type Place,
  towns,
  zoneFour,
  zoneLine,
} from './victoria-outline.ts'

interface Network {
  name: string
  /** As the small drawing has it. */
  short: string
  rate: string
}

interface VictoriaProps {
  variant: 'wide' | 'middle' | 'narrow'
  networks: readonly Network[]
  zones: Record<'three' | 'threeEarns' | 'four' | 'fourEarns', string>
  words: { river: string; ocean: string; bay: string; neighbour: string; closer: string }
  /** A place with its networks, and how it is called on the map. */
  lit?: { at: Place; networks: readonly string[]; name: string } | undefined
  description: string
  className?: string | undefined
}

const variants = {
  wide: {
    width: 1232,
    height: 706,
    scale: 119,
    corner: [34, 48],
    inset: [887, 52],
    insetScale: 372,
    line: 2.2,
    label: 15,
    town: 14,
    zone: 28,
  },
  middle: {
    width: 740,
    height: 420,
    scale: 66,
    corner: [14, 40],
    inset: [493, 34],
    insetScale: 270,
    line: 1.8,
    label: 12.5,
    town: 11.5,
    zone: 20,
  },
  narrow: {
    width: 350,
    height: 652,
    scale: 45.8,
    corner: [10, 22],
    inset: [15, 288],
    insetScale: 372,
    line: 1.6,
    label: 13,
    town: 11.5,
    zone: 18,
  },
} as const

/** Melbourne’s corners, north-west and south-east. */
const [northWest, southEast]: readonly [Place, Place] = [
  [144.44, -37.46],
  [145.52, -38.4],
]
/** A degree east is that much shorter than a degree north at Victoria’s latitude. */
const narrowing = Math.cos((37 * Math.PI) / 180)

const ink = '#12372a'
const soft = '#4a5a51'
const water = '#3f7482'
const tones = { sea: '#c6e1e9', three: '#e6dca6', four: '#aec996', beyond: '#eef0e6' }

type Project = (place: Place) => readonly [number, number]

function projectFrom(
  corner: Place,
  scale: number,
  [left, top]: readonly [number, number],
): Project {
  return ([longitude, latitude]) => [
    left + (longitude - corner[0]) * narrowing * scale,
    top + (corner[1] - latitude) * scale,
  ]
}

/**
 * Victoria with the zones of the certificates and the five electricity networks, and Melbourne closer. With a place lit,
 * its networks keep their colour and have a line round them; the others are pale.
 */
export function Victoria({
  variant,
  networks,
  zones,
  words,
  lit,
  description,
  className,
}: VictoriaProps) {
  const drawing = variants[variant]
  const { width, height, line, label } = drawing
  const isWide = variant === 'wide'
  const at = projectFrom([140.963, -33.98], drawing.scale, drawing.corner)
  const closer = projectFrom(northWest, drawing.insetScale, [0, 0])
  const [insetWidth, insetHeight] = closer(southEast).map(Math.round) as [number, number]
  const inset = { width: insetWidth, height: insetHeight }
  const [left, top] = at(northWest)
  const [right, foot] = at(southEast)
  const network = (name: string) => networks.find((one) => one.name === name)
  const land = (project: Project, id: string, size: { width: number; height: number }) => (
    <Land
      id={`victoria-${variant}-${id}`}
      project={project}
      size={size}
      line={id === 'all' ? line : 2}
      lit={lit?.networks}
    />
  )
  const name = (project: Project, place: Place, of: string, more = true) => {
    const [x, y] = project(place).map(Math.round)
    const one = network(of)
    return (
      <text key={of} x={x} y={y} textAnchor="middle" fontSize={label} fill={ink}>
        <tspan className="strong">{isWide && project === at ? one?.name : one?.short}</tspan>
        {more && (
          <tspan x={x} dy={label + 2}>
            {one?.rate}
          </tspan>
        )}
      </text>
    )
  }
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={description}
    >
      <clipPath id={`victoria-${variant}-frame`}>
        <rect width={width} height={height} rx="6" />
      </clipPath>
      <g clipPath={`url(#victoria-${variant}-frame)`}>
        <rect width={width} height={height} fill={tones.sea} />
        <path d={path(neighbours.map(at))} fill={tones.beyond} />
        {land(at, 'all', { width, height })}
        <path
          d={path(murray.map(at), false)}
          fill="none"
          stroke="#5f98a6"
          strokeWidth={isWide ? 2.6 : 1.6}
          strokeLinejoin="round"
        />
      </g>
      {isWide && (
        <g fontSize="14">
          <Word at={at([144.2, -34.9])} fill={water}>
            {words.river}
          </Word>
          <Word at={at([145.6, -34.75])} fill={soft}>
            {words.neighbour}
          </Word>
          <Word at={at([142.6, -39])} fill={water}>
            {words.ocean}
          </Word>
        </g>
      )}
      <Zone
        at={at(isWide ? [141.3, -34.88] : variant === 'middle' ? [141.15, -34.95] : [141.1, -35])}
        name={zones.three}
        more={zones.threeEarns}
        size={drawing.zone}
        label={isWide ? label : 11.5}
      />
      <Zone
        at={at(isWide ? [147.85, -37.46] : [146.75, -37.5])}
        name={zones.four}
        more={zones.fourEarns}
        size={drawing.zone}
        label={isWide ? label : 11.5}
      />
      {name(at, isWide ? [142.9, -36.15] : [142.5, -35.82], 'Powercor')}
      {name(at, [146.7, -36.58], 'AusNet Services')}
      {towns
        .filter((town) => isWide || town.small || (variant === 'middle' && town.middle))
        .map((town) => (
          <Town key={town.name} at={at(town.at)} town={town} size={drawing.town} />
        ))}
      <rect
        x={Math.round(left)}
        y={Math.round(top)}
        width={Math.round(right - left)}
        height={Math.round(foot - top)}
        fill="none"
        stroke={ink}
      />
      {lit && <Lit at={at(lit.at)} name={lit.name} isWide={isWide} />}
      <text
        className="strong"
        x={drawing.inset[0]}
        y={drawing.inset[1] - 9}
        fontSize={label}
        fill={ink}
      >
        {words.closer}
      </text>
      <svg x={drawing.inset[0]} y={drawing.inset[1]} {...inset} aria-hidden="true">
        <rect {...inset} fill={tones.sea} />
        {land(closer, 'melbourne', inset)}
        <Word at={closer([144.82, -38.2])} fill={water} size={13}>
          {words.bay}
        </Word>
        {name(closer, [144.82, -37.63], 'Jemena')}
        <path
          d={path([closer([144.985, -37.835]), closer([144.88, -37.965])], false)}
          stroke={ink}
          strokeWidth="1.1"
        />
        {name(closer, [144.84, -38.01], 'CitiPower')}
        {name(closer, [145.135, -37.93], 'United Energy')}
        {name(
          closer,
          variant === 'middle' ? [144.6, -37.775] : [144.585, -37.715],
          'Powercor',
          false,
        )}
        {name(closer, [145.35, -37.66], 'AusNet Services', false)}
        {suburbs
          .filter(
            ({ name }) => variant !== 'middle' || (name !== 'Werribee' && name !== 'Ringwood'),
          )
          .map((town) => (
            <Town
              key={town.name}
              at={closer(town.at)}
              town={town}
              size={variant === 'middle' ? 11 : 12.5}
            />
          ))}
        {lit && isNearMelbourne(lit.at) && (
          <circle
            cx={Math.round(closer(lit.at)[0])}
            cy={Math.round(closer(lit.at)[1])}
            r="8"
            fill="#f6b81a"
            stroke={ink}
            strokeWidth="2"
          />
        )}
        <rect
          x=".75"
          y=".75"
          width={inset.width - 1.5}
          height={inset.height - 1.5}
          fill="none"
          stroke={ink}
          strokeWidth="1.5"
        />
      </svg>
    </svg>
  )
}

const suburbs = [
  { name: 'Sunbury', at: [144.73, -37.56], beside: 'right' },
  { name: 'Werribee', at: [144.66, -37.9], beside: 'left' },
  { name: 'Frankston', at: [145.125, -38.145], beside: 'right' },
  { name: 'Ringwood', at: [145.235, -37.815], beside: 'right' },
  { name: 'Pakenham', at: [145.48, -38.07], beside: 'left' },
  { name: 'Sorrento', at: [144.745, -38.345], beside: 'right' },
] as const

function isNearMelbourne([longitude, latitude]: Place): boolean {
  return (
    longitude > northWest[0] &&
    longitude < southEast[0] &&
    latitude < northWest[1] &&
    latitude > southEast[1]
  )
}

interface LandProps {
  id: string
  project: Project
  size: { width: number; height: number }
  line: number
  lit: readonly string[] | undefined
}

function Land({ id, project, size, line, lit }: LandProps) {
  const draw = (places: readonly Place[]) => path(places.map(project))
  const others = Object.values(networkAreas).map(draw).join('')
  const areas = {
    ...Object.fromEntries(
      Object.entries(networkAreas).map(([name, places]) => [name, draw(places)]),
    ),
    'AusNet Services': draw(everywhere) + others,
  }
  return (
    <>
      <clipPath id={id}>
        <path d={[[...murray, ...coast], ...islands].map(draw).join('')} />
      </clipPath>
      <g clipPath={`url(#${id})`} strokeLinejoin="round">
        <rect {...size} fill={tones.three} />
        <path d={draw(zoneFour)} fill={tones.four} />
        {lit &&
          Object.entries(areas)
            .filter(([name]) => !lit.includes(name))
            .map(([name, d]) => (
              <path key={name} d={d} fill="#f7f4ea" fillOpacity=".62" fillRule="evenodd" />
            ))}
        <path
          d={path(zoneLine.map(project), false)}
          fill="none"
          stroke="#76763f"
          strokeWidth={line}
          strokeDasharray="1.5 5"
          strokeLinecap="round"
        />
        <path d={others} fill="none" stroke={ink} strokeWidth={line * 0.7} />
        {lit &&
          Object.entries(areas)
            .filter(([name]) => lit.includes(name))
            .map(([name, d], index) => (
              <g key={name}>
                <clipPath id={`${id}-${index}`}>
                  <path d={d} clipRule="evenodd" />
                </clipPath>
                <path
                  d={d}
                  clipPath={`url(#${id}-${index})`}
                  fill="none"
                  stroke="#2a7248"
                  strokeWidth={line * 4}
                />
              </g>
            ))}
      </g>
    </>
  )
}

function Word({
  at: [x, y],
  fill,
  size,
  children,
}: {
  at: readonly [number, number]
  fill: string
  size?: number
  children: string
}) {
  return (
    <text x={Math.round(x)} y={Math.round(y)} fill={fill} fontSize={size}>
      {children}
    </text>
  )
}

interface ZoneProps {
  at: readonly [number, number]
  name: string
  more: string
  size: number
  label: number
}

function Zone({ at: [x, y], name, more, size, label }: ZoneProps) {
  return (
    <>
      <text className="figure" x={Math.round(x)} y={Math.round(y)} fontSize={size} fill={ink}>
        {name}
      </text>
      <text x={Math.round(x)} y={Math.round(y + label * 1.45)} fontSize={label} fill={ink}>
        {more}
      </text>
    </>
  )
}

interface TownProps {
  at: readonly [number, number]
  town: { name: string; beside: 'left' | 'right' | 'above' | 'below' }
  size: number
}

function Town({ at: [x, y], town: { name, beside }, size }: TownProps) {
  const away = size / 2
  const across = { left: -away, right: away, above: 0, below: 0 }[beside]
  const down = { left: size / 3, right: size / 3, above: -away, below: away + size * 0.8 }[beside]
  const anchor = { left: 'end', right: 'start', above: 'middle', below: 'middle' }[beside]
  return (
    <>
      <circle cx={Math.round(x)} cy={Math.round(y)} r={size / 5} fill={ink} />
      <text
        x={Math.round(x + across)}
        y={Math.round(y + down)}
        textAnchor={anchor === 'start' || anchor === 'end' ? anchor : 'middle'}
        fontSize={size}
        fill={soft}
      >
        {name}
      </text>
    </>
  )
}

interface LitProps {
  at: readonly [number, number]
  name: string
  isWide: boolean
}

/** The place’s dot, and its postcode above. */
function Lit({ at: [x, y], name, isWide }: LitProps) {
  const [across, down] = [Math.round(x), Math.round(y)]
  return (
    <>
      <circle cx={across} cy={down} r={isWide ? 16 : 9} fill="#f6b81a" opacity=".4" />
      <circle
        cx={across}
        cy={down}
        r={isWide ? 8 : 5}
        fill="#f6b81a"
        stroke={ink}
        strokeWidth="2"
      />
      <text
        className="figure"
        x={across}
        y={down - (isWide ? 21 : 13)}
        textAnchor="middle"
        fontSize={isWide ? 26 : 17}
        fill={ink}
        stroke="#fffbf0"
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {name}
      </text>
    </>
  )
}
