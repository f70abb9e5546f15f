import { tileColours } from '#scenes/tile-colours.ts'

const { roof, shade, wall, tile, glass } = tileColours

/** Drawings of answers that only this edition's forms have. */
export const ownDrawings = {
  bungalow: (
    <>
      <path d="M3 17h34v10H3z" fill={wall} />
      <path d="M0 18 7 7h26l7 11z" fill={roof} />
      <path d="M27 4h4v6h-4z" fill={tile} />
      <path d="M17.5 20h5v7h-5z" fill={shade} />
      <path d="M7 20h6.5v4.5H7zM26.5 20H33v4.5h-6.5z" fill={glass} />
    </>
  ),
}
