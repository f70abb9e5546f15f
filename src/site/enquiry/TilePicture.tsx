import { PanelCount } from '#pictures/PanelCount.tsx'

/** The picture of an answer: so many panels (`panels-8`), so many battery modules (`battery-2`), or a drawing by name. */
export function TilePicture({ name }: { name: string }) {
  const [kind, count] = name.split('-')
  if (kind === 'panels' && Number(count) > 0) return <PanelCount panels={Number(count)} />
  if (kind === 'battery' && Number(count) > 0) return <Modules count={Number(count)} />
  const drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined
  if (!drawing) throw new Error(`TilePicture.tsx draws no picture named “${name}”.`)
  return (
    <svg width="40" height="28" viewBox="0 0 40 28" aria-hidden="true">
      {drawing}
    </svg>
  )
}

function Modules({ count }: { count: number }) {
  const height = 6.4 * count
  return (
    <svg width="26" height={height} viewBox={`0 0 26 ${height}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <rect key={index} y={index * 6.4} width="26" height="5" rx="1" fill="#163a4c" />
      ))}
    </svg>
  )
}

const roof = '#7f9c92'
const shade = '#5b7a70'
const wall = '#eadfc6'
const panel = '#163a4c'

const drawings: Record<string, React.ReactNode> = {
  house: (
    <>
      <path d="M5 14h30v13H5z" fill={wall} />
      <path d="M1 15 9 3h22l8 12z" fill={roof} />
      <path d="M11 6h5l-1.5 5h-5.5zM17.5 6h5v5h-5.5zM24 6h5l2 5h-6.5z" fill={panel} />
      <path d="M17 18h6v9h-6z" fill={shade} />
    </>
  ),
  shop: (
    <>
      <path d="M3 7h34v20H3z" fill="#c98a68" />
      <path d="M3 7V4h9l4-3h8l4 3h9v3z" fill="#9d644a" />
      <path d="M1 12h38l-2 5H3z" fill="#2a7248" />
      <path d="M6 19h11v8H6zM23 19h11v8H23z" fill="#2c5560" />
    </>
  ),
  key: (
    <>
      <circle cx="10" cy="14" r="7.5" fill="none" stroke={shade} strokeWidth="4" />
      <path d="M17 12h21v9h-4v-5h-4v4h-4v-4h-9z" fill={shade} />
    </>
  ),
  lease: (
    <>
      <path d="M8 1h17l7 7v19H8z" fill={wall} />
      <path d="M25 1v7h7z" fill={roof} />
      <path d="M12 12h16M12 16h16M12 20h9" stroke={shade} strokeWidth="1.8" />
    </>
  ),
  'roof-simple': <path d="M1 24 8 6h24l7 18z" fill={roof} />,
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
}
