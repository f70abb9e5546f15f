import type { ReactNode } from 'react'
import type { Frame } from './flat-path.ts'

/** A whole picture, for a file of its own. */
export function Picture({ frame: { left = 0, width, height }, ground, children }: PictureProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the page's <img> says what it shows
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${left} 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <rect x={left || undefined} width={width} height={height} fill={ground} />
      {children}
    </svg>
  )
}

interface PictureProps {
  frame: Frame
  /** The colour behind everything: sky, paper or night. */
  ground: string
  children: ReactNode
}
