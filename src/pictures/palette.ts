/** Day materials. A north face or a roof is light; an east face is in shade, cooler as well as darker. */
export const day = {
  lamps: false,

  board: '#fbf3e0',
  boardLine: '#eadfc6',
  boardShade: '#bfd0c6',
  boardShadeLine: '#aabfb4',
  batten: '#f2e7cd',
  battenLine: '#e2d4b3',

  iron: '#7f9c92',
  ironLine: '#728f85',
  ironShade: '#5b7a70',
  ironShadeLine: '#506e65',
  ironTop: '#8ba69c',
  ridge: '#93ada3',

  brick: '#c98a68',
  brickLine: '#b87c5c',
  brickShade: '#9d644a',
  brickShadeLine: '#8a5740',
  brickTop: '#d9a384',
  render: '#ead3be',
  renderTop: '#f4e6d2',

  tile: '#b4715a',
  tileLine: '#a4634c',
  tileShade: '#97573f',
  tileShadeLine: '#874c36',
  tileRidge: '#c98a72',

  trim: '#fffdf6',
  trimShade: '#d5dfd6',
  soffit: '#c3d1c8',
  glass: '#2c5560',
  glassShade: '#23454c',
  glint: '#4b7a83',
  door: '#2f7d4f',
  doorBlue: '#234f6b',

  panel: '#163a4c',
  panelLine: '#31596a',
  panelEdge: '#0c2430',
  panelGlint: '#2c5560',

  deck: '#d3b48c',
  deckLine: '#b2956e',
  deckShade: '#a88a66',
  deckFront: '#8f7759',
  deckEnd: '#7f6a50',
  base: '#a9a089',
  baseShade: '#7f8a78',

  case: '#f2f6ee',
  caseTop: '#ffffff',
  caseSide: '#fffdf6',
  caseFoot: '#c3d2c7',
  caseWindow: '#d3ded5',
  meter: '#e4ece4',
  steel: '#7c9188',
  steelLight: '#a9bab1',

  gold: '#f6b81a',
  shadow: '#12372a',

  sky: '#dceef3',
  far: '#bfd9da',
  farShade: '#b2cfd1',
  farLeaf: '#9cc3ae',
  farLeafLit: '#b4d3bd',
  leaf: '#568c65',
  leafLit: '#7fae7f',
  shrub: '#3f7a58',
  shrubLit: '#6b9d72',
  hedge: '#6fa37c',
  hedgeLit: '#8dba8f',
  trunk: '#8f8069',

  grass: '#a8c48c',
  mown: '#b2cc97',
  grassShade: '#8db078',
  path: '#ddd8c8',
  pathEdge: '#b9b4a4',
  road: '#b9c2ba',

  stripe: '#a9cba5',
  awning: '#dce6dc',
  awningEdge: '#12372a',
  awningEnd: '#2b5b45',

  cream: '#f4e7cf',
  creamShade: '#cfc3a9',
  sage: '#dde6d6',
  sageShade: '#b3c3b4',
  blush: '#ebd3be',
  blushShade: '#c6ab97',
}

export type Palette = typeof day

/** Night gives each material a eucalypt of the same weight. Gold stays gold. */
export const night: Palette = {
  lamps: true,

  board: '#3e6b5e',
  boardLine: '#386356',
  boardShade: '#234b40',
  boardShadeLine: '#1e443a',
  batten: '#3a6659',
  battenLine: '#335c50',

  iron: '#1e463c',
  ironLine: '#1a3f36',
  ironShade: '#173a31',
  ironShadeLine: '#14342c',
  ironTop: '#234d43',
  ridge: '#28544a',

  brick: '#5b5344',
  brickLine: '#534c3e',
  brickShade: '#3f4135',
  brickShadeLine: '#38392f',
  brickTop: '#6e6553',
  render: '#556656',
  renderTop: '#5f6f5e',

  tile: '#54493c',
  tileLine: '#4b4439',
  tileShade: '#3c382e',
  tileShadeLine: '#332f27',
  tileRidge: '#5e5344',

  trim: '#7fa396',
  trimShade: '#4f796b',
  soffit: '#41695c',
  glass: '#0e2a22',
  glassShade: '#0e2a22',
  glint: '#1b433a',
  door: '#2a6146',
  doorBlue: '#1b3d4f',

  panel: '#0d2733',
  panelLine: '#1b3d4a',
  panelEdge: '#081a22',
  panelGlint: '#153744',

  deck: '#5e6b55',
  deckLine: '#535f4b',
  deckShade: '#47553f',
  deckFront: '#3d4a38',
  deckEnd: '#303d2e',
  base: '#3a5a4c',
  baseShade: '#1d4034',

  case: '#8fafa2',
  caseTop: '#9bb8ac',
  caseSide: '#7fa396',
  caseFoot: '#6f9486',
  caseWindow: '#557c6e',
  meter: '#6f9486',
  steel: '#4d6e61',
  steelLight: '#5f8375',

  gold: '#f6b81a',
  shadow: '#0c261d',

  sky: '#1b4a3e',
  far: '#255a4c',
  farShade: '#1f5044',
  farLeaf: '#1f5245',
  farLeafLit: '#28604f',
  leaf: '#153d30',
  leafLit: '#1f4f3e',
  shrub: '#12392b',
  shrubLit: '#1c4b39',
  hedge: '#164232',
  hedgeLit: '#1f4e3d',
  trunk: '#2f4a3c',

  grass: '#17402f',
  mown: '#1b4634',
  grassShade: '#13382a',
  path: '#2a5343',
  pathEdge: '#21483a',
  road: '#1f4a3d',

  stripe: '#2c5c4c',
  awning: '#4a7465',
  awningEdge: '#0e2a22',
  awningEnd: '#17372d',

  cream: '#4a6b5d',
  creamShade: '#30503f',
  sage: '#426356',
  sageShade: '#2b4a3e',
  blush: '#556656',
  blushShade: '#3b4e40',
}

/** Early evening: every material halfway from day to night, under a sky that is still light. */
export const dusk: Palette = { ...halfway(day, night), lamps: true, sky: '#c9d8d3', far: '#a9c3bd' }

function halfway(from: Palette, to: Palette): Palette {
  const names = Object.keys(from) as (keyof Palette)[]
  return Object.fromEntries(
    names.map((name) => [
      name,
      typeof from[name] === 'string' ? blend(from[name], String(to[name])) : to[name],
    ]),
  ) as Palette
}

function blend(from: string, to: string): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round((channel(from, at) + channel(to, at)) / 2))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
