import { PanelCount } from '#pictures/PanelCount.tsx'
import { tileColours } from '#scenes/tile-colours.ts'
import { tileDrawings } from './tile-drawings.tsx'

/**
 * The picture of an answer: so many panels (`panels-8`), so many battery modules (`battery-2`), a roof of so many sizes
 * (`roof-3`), or a drawing by name.
 */
export function TilePicture({ name }: { name: string }) {
  const [kind, count] = name.split('-')
  if (kind === 'panels' && Number(count) > 0) return <PanelCount panels={Number(count)} />
  if (kind === 'battery' && Number(count) > 0) return <Modules count={Number(count)} />
  const drawing =
    kind === 'roof' && Number(count) > 0 ? (
      <Roof size={Number(count)} />
    ) : Object.hasOwn(tileDrawings, name) ? (
      tileDrawings[name]
    ) : undefined
  if (!drawing) throw new Error(`No picture “${name}”`)
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
        <rect key={index} y={index * 6.4} width="26" height="5" rx="1" fill={tileColours.panel} />
      ))}
    </svg>
  )
}

function Roof({ size }: { size: number }) {
  const eave = 6 + 8 * size
  const across = eave * 0.19
  return (
    <path
      d={`m1 24 ${across} ${-eave / 2}h${eave - 2 * across}l${across} ${eave / 2}z`}
      fill={tileColours.roof}
    />
  )
}
