import { tileColours } from '#scenes/tile-colours.ts'

const { roof, shade, wall, brick, tile, glass } = tileColours

/** Drawings of answers that only this edition's forms have. */
export const ownDrawings = {
  units: (
    <>
      <path d="M2 17h16v10H2zM22 17h16v10H22z" fill={wall} />
      <path d="m0 18 4-9h12l4 9z" fill={roof} />
      <path d="m20 18 4-9h12l4 9z" fill={shade} />
      <path d="M8 20h4v7H8zM28 20h4v7h-4z" fill={shade} />
    </>
  ),
  townhouse: (
    <>
      <path d="M9 9h22v18H9z" fill={wall} />
      <path d="M5 10 11 1h18l6 9z" fill={roof} />
      <path d="M12 12h5v5h-5zM23 12h5v5h-5zM23 20h5v4h-5z" fill={glass} />
      <path d="M12 19h5v8h-5z" fill={shade} />
    </>
  ),
  factory: (
    <>
      <path d="M2 13h36v14H2z" fill={brick} />
      <path d="M2 14V3l9 11V3l9 11V3l9 11V3l9 11z" fill={tile} />
      <path d="M6 18h7v4H6zM27 18h7v4h-7z" fill={glass} />
      <path d="M16 18h8v9h-8z" fill={glass} />
    </>
  ),
}
