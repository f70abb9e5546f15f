import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { theme } from '#edition/theme.ts'
import { Beam } from '#pictures/Beam.tsx'
import { SmallBeam } from '#pictures/SmallBeam.tsx'
import { SmallSprig } from '#pictures/SmallSprig.tsx'
import { Sprig } from '#pictures/Sprig.tsx'
import { brand } from '../brand.ts'

const wattle = brand.mark === 'wattle'

/** The mark as browsers show it in a tab. */
export function tabIcon(): string {
  return asFile(renderToStaticMarkup(wattle ? <SmallSprig /> : <SmallBeam />))
}

/** The mark on a paper ground, with a margin because home screens cut off the corners. */
export async function homeScreenIcon(size: number): Promise<Buffer> {
  const margin = Math.round(size * 0.16)
  const mark = asFile(renderToStaticMarkup(wattle ? <Sprig /> : <Beam />))
  const drawn = await sharp(Buffer.from(mark), { density: 72 * 24 })
    .resize(size - 2 * margin)
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background: theme.paper } })
    .composite([{ input: drawn, left: margin, top: margin }])
    .png({ palette: true })
    .toBuffer()
}

function asFile(svg: string): string {
  return svg.includes('xmlns=')
    ? svg
    : svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}
