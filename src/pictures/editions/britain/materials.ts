import type { View } from '#pictures/projection.ts'

/** A view in which roofs are laid in slates: the tile's courses in the slate's colours. */
export function slated(view: View): View {
  const { iron, ironLine, ironShade, ironShadeLine, ridge } = view.palette
  return {
    ...view,
    palette: {
      ...view.palette,
      tile: iron,
      tileLine: ironLine,
      tileShade: ironShade,
      tileShadeLine: ironShadeLine,
      tileRidge: ridge,
    },
  }
}

/** A view in which chimneys are of stone: the brick's shapes in the stone's colours. */
export function inStone(view: View): View {
  const { stone, stoneLine, stoneShade, stoneShadeLine, render } = view.palette
  return {
    ...view,
    palette: {
      ...view.palette,
      brick: stone,
      brickLine: stoneLine,
      brickShade: stoneShade,
      brickShadeLine: stoneShadeLine,
      brickTop: render,
    },
  }
}
