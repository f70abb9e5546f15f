import type { Brand } from '#content/brand.ts'
import { theme } from '#edition/theme.ts'
import { getScene, type SceneName } from '#pictures/scenes.ts'
import { MarkPicture } from '../ui/Mark.tsx'
import { cardSize } from './share-image.ts'
import { breakLines, outline } from './text-outlines.ts'

type Props = { title: string; scene: SceneName; brand: Brand }

/** The picture that other sites show for a link to a page: its heading above, its scene below. */
export function ShareCard({ title, scene, brand }: Props) {
  const { Scene } = getScene(scene)
  const size = title.length > 44 ? 54 : 64
  const lines = breakLines(title, size, 1060).slice(0, 3)
  const below = 132 + lines.length * size * 1.1
  return (
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" {...cardSize} viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill={theme.paper} />
      <g transform="translate(68 44) scale(1.5)">
        <MarkPicture mark={brand.mark} />
      </g>
      <Line text={brand.name} size={34} x={128} y={80} />
      {lines.map((line, index) => (
        <Line key={line} text={line} size={size} x={70} y={164 + index * size * 1.1} />
      ))}
      <svg aria-hidden="true" x="0" y={below} width="1200" height={630 - below} overflow="hidden">
        <Cover scene={scene} width={1200} height={630 - below}>
          <Scene />
        </Cover>
      </svg>
    </svg>
  )
}

/** Scales the scene to cover the area and cuts off its top, as houses are at its foot. */
function Cover({
  scene,
  width,
  height,
  children,
}: {
  scene: SceneName
  width: number
  height: number
  children: React.ReactNode
}) {
  const size = getScene(scene)
  const scale = Math.max(width / size.width, height / size.height)
  return (
    <g transform={`translate(0 ${height - size.height * scale}) scale(${scale})`}>{children}</g>
  )
}

function Line({ text, size, x, y }: { text: string; size: number; x: number; y: number }) {
  const { d, scale } = outline(text, size)
  return (
    <path
      d={d}
      transform={`translate(${x} ${y}) scale(${scale} ${-scale})`}
      fill={theme.eucalypt}
      stroke={theme.eucalypt}
      strokeWidth={theme.stroke}
    />
  )
}
