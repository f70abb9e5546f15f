import type { Flat } from './flat-path.ts'

interface SheepProps {
  /** The position of each one, in pixels. */
  places: readonly Flat[]
  /** Pixels from nose to tail. */
  length: number
  wool: string
  face: string
}

/** Sheep, who keep the grass short under Victorian solar farms. */
export function Sheep({ places, length, wool, face }: SheepProps) {
  return places.map(([across, down], index) => (
    <g
      key={across}
      transform={`translate(${across} ${down}) scale(${((index % 2 ? -1 : 1) * length) / 20} ${length / 20})`}
    >
      <path d="M-5-4v4M-2-4v4M3-4v4M5.5-4v4" stroke={face} strokeWidth="1.3" />
      <path d="M-8-7c-1-4 3-6 7-5.6 4-1 9 .4 9 5 0 4-4 4.6-8 4.4-4 .4-7.4 0-8-3.8z" fill={wool} />
      <path d="M-7-8.5c-2-.8-4.4 0-4.8 3 .8 1.600 3 1.400 4.4-.2z" fill={face} />
    </g>
  ))
}
