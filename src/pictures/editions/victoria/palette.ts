/** On paper, day and night: words, and what charts are drawn with. */
export const onPaper = {
  ink: '#12372a',
  words: '#17231d',
  goldLit: '#f8c440',
  soft: '#4a5a51',
  paper: '#fffbf0',
  paperDeep: '#f6efdc',
  goldPale: '#fbe5a6',
  grid: '#8fafa6',
}

/**
 * Each material by day and at night. By day a north face or a roof is light; an east face is in shade, cooler as well as darker.
 * Night gives each a eucalypt of the same weight. Gold stays gold.
 */
export const materials = {
  board: ['#fbf3e0', '#3e6b5e'],
  boardLine: ['#eadfc6', '#386356'],
  boardShade: ['#bfd0c6', '#234b40'],
  boardShadeLine: ['#aabfb4', '#1e443a'],
  batten: ['#f2e7cd', '#3a6659'],
  battenLine: ['#e2d4b3', '#335c50'],

  iron: ['#7f9c92', '#1e463c'],
  ironLine: ['#728f85', '#1a3f36'],
  ironShade: ['#5b7a70', '#173a31'],
  ironShadeLine: ['#506e65', '#14342c'],
  ironTop: ['#8ba69c', '#234d43'],
  ridge: ['#93ada3', '#28544a'],

  brick: ['#c98a68', '#5b5344'],
  brickLine: ['#b87c5c', '#534c3e'],
  brickShade: ['#9d644a', '#3f4135'],
  brickShadeLine: ['#8a5740', '#38392f'],
  brickTop: ['#d9a384', '#6e6553'],
  render: ['#ead3be', '#556656'],
  renderTop: ['#f4e6d2', '#5f6f5e'],

  tile: ['#b4715a', '#54493c'],
  tileLine: ['#a4634c', '#4b4439'],
  tileShade: ['#97573f', '#3c382e'],
  tileShadeLine: ['#874c36', '#332f27'],
  tileRidge: ['#c98a72', '#5e5344'],
  tileBright: ['#bf7d66', '#bf7d66'],
  tileDeep: ['#8f513b', '#8f513b'],
  tileDark: ['#5c3020', '#5c3020'],

  trim: ['#fffdf6', '#7fa396'],
  trimShade: ['#d5dfd6', '#4f796b'],
  soffit: ['#c3d1c8', '#41695c'],
  glass: ['#2c5560', '#0e2a22'],
  glassShade: ['#23454c', '#0e2a22'],
  glint: ['#4b7a83', '#1b433a'],
  door: ['#2f7d4f', '#2a6146'],
  doorBlue: ['#234f6b', '#1b3d4f'],

  panel: ['#163a4c', '#0d2733'],
  panelLine: ['#31596a', '#1b3d4a'],
  panelEdge: ['#0c2430', '#081a22'],
  panelGlint: ['#2c5560', '#153744'],

  deck: ['#d3b48c', '#5e6b55'],
  deckLine: ['#b2956e', '#535f4b'],
  deckShade: ['#a88a66', '#47553f'],
  deckFront: ['#8f7759', '#3d4a38'],
  deckEnd: ['#7f6a50', '#303d2e'],
  base: ['#a9a089', '#3a5a4c'],
  baseShade: ['#7f8a78', '#1d4034'],

  case: ['#f2f6ee', '#8fafa2'],
  caseTop: ['#ffffff', '#9bb8ac'],
  caseSide: ['#fffdf6', '#7fa396'],
  caseFoot: ['#c3d2c7', '#6f9486'],
  caseWindow: ['#d3ded5', '#557c6e'],
  meter: ['#e4ece4', '#6f9486'],
  steel: ['#7c9188', '#4d6e61'],
  steelLight: ['#a9bab1', '#5f8375'],

  gold: ['#f6b81a', '#f6b81a'],
  shadow: ['#12372a', '#0c261d'],

  sky: ['#dceef3', '#1b4a3e'],
  far: ['#bfd9da', '#255a4c'],
  farShade: ['#b2cfd1', '#1f5044'],
  farLeaf: ['#9cc3ae', '#1f5245'],
  farLeafLit: ['#b4d3bd', '#28604f'],
  leaf: ['#568c65', '#153d30'],
  leafLit: ['#7fae7f', '#1f4f3e'],
  shrub: ['#3f7a58', '#12392b'],
  shrubLit: ['#6b9d72', '#1c4b39'],
  hedge: ['#6fa37c', '#164232'],
  hedgeLit: ['#8dba8f', '#1f4e3d'],
  trunk: ['#8f8069', '#2f4a3c'],

  grass: ['#a8c48c', '#17402f'],
  mown: ['#b2cc97', '#1b4634'],
  grassShade: ['#8db078', '#13382a'],
  path: ['#ddd8c8', '#2a5343'],
  pathEdge: ['#b9b4a4', '#21483a'],
  road: ['#b9c2ba', '#1f4a3d'],

  stripe: ['#a9cba5', '#2c5c4c'],
  awning: ['#dce6dc', '#4a7465'],
  awningEdge: ['#12372a', '#0e2a22'],
  awningEnd: ['#2b5b45', '#17372d'],

  cream: ['#f4e7cf', '#4a6b5d'],
  creamShade: ['#cfc3a9', '#30503f'],
  sage: ['#dde6d6', '#426356'],
  sageShade: ['#b3c3b4', '#2b4a3e'],
  blush: ['#ebd3be', '#556656'],
  blushShade: ['#c6ab97', '#3b4e40'],
} satisfies Record<string, readonly [day: string, night: string]>

/** What is still light in the early evening. */
export const duskAir = { sky: '#c9d8d3', far: '#a9c3bd' }

/** Walls without a material of their own are weatherboard. */
export const hasBoards = true
