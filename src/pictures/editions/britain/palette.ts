/** On paper, day and night: words, and what charts are drawn with. */
export const onPaper = {
  ink: '#1d2d40',
  words: '#19222b',
  goldLit: '#f3ab5c',
  soft: '#4d5964',
  paper: '#f8f6f0',
  paperDeep: '#ebe6da',
  goldPale: '#fadfbd',
  grid: '#8fa2b3',
}

/**
 * Each material by day and at night. In rain light a front or a roof is light; the side on the left faces west and is in shade.
 * Night gives each a slate of the same weight. Copper stays copper. Iron is slate here.
 */
export const materials = {
  board: ['#f4efe4', '#3d5579'],
  boardLine: ['#e2dac9', '#384f71'],
  boardShade: ['#b9c1c8', '#2a3c57'],
  boardShadeLine: ['#a8b1b9', '#263750'],
  batten: ['#ebe4d5', '#3a5174'],
  battenLine: ['#dad1bf', '#354a6a'],

  iron: ['#728293', '#273852'],
  ironLine: ['#65748a', '#24334b'],
  ironShade: ['#526171', '#212f46'],
  ironShadeLine: ['#485665', '#1e2b41'],
  ironTop: ['#7f8f9f', '#2b3d59'],
  ridge: ['#8d9cab', '#2f4360'],

  brick: ['#b8674d', '#384e70'],
  brickLine: ['#a85a42', '#334868'],
  brickShade: ['#86463a', '#2b3d59'],
  brickShadeLine: ['#773d32', '#263750'],
  brickTop: ['#c9826a', '#435d84'],
  render: ['#e6dfd0', '#3f587d'],
  renderTop: ['#f1ecdf', '#456087'],

  tile: ['#9e5241', '#324766'],
  tileLine: ['#8f4839', '#2f425f'],
  tileShade: ['#763c33', '#273751'],
  tileShadeLine: ['#69352d', '#213047'],
  tileRidge: ['#b56b57', '#384f71'],
  tileBright: ['#a95d4c', '#a95d4c'],
  tileDeep: ['#74392f', '#74392f'],
  tileDark: ['#4a211b', '#4a211b'],

  trim: ['#fffdf8', '#6187bb'],
  trimShade: ['#ccd4db', '#46628a'],
  soffit: ['#b3bdc6', '#3d5579'],
  glass: ['#3b566b', '#182337'],
  glassShade: ['#2b4154', '#182337'],
  glint: ['#6f8ea2', '#25354e'],
  door: ['#1f5c8f', '#344969'],
  doorBlue: ['#2d4a6b', '#25344d'],

  panel: ['#1b2c49', '#182336'],
  panelLine: ['#3b5177', '#24344c'],
  panelEdge: ['#0e182a', '#111a2a'],
  panelGlint: ['#324c70', '#212f46'],

  deck: ['#b9a88c', '#425d83'],
  deckLine: ['#a39274', '#3b5376'],
  deckShade: ['#8f8069', '#354a6a'],
  deckFront: ['#7b6d58', '#2e415e'],
  deckEnd: ['#695d4b', '#263750'],
  base: ['#9b948a', '#354a6a'],
  baseShade: ['#7b8086', '#24344c'],

  case: ['#eef1f3', '#6a92ca'],
  caseTop: ['#ffffff', '#709ad5'],
  caseSide: ['#fffdf8', '#6187bb'],
  caseFoot: ['#c2ccd4', '#587aaa'],
  caseWindow: ['#d0d9e0', '#49658e'],
  meter: ['#e2e7ea', '#587aaa'],
  steel: ['#75838f', '#415b81'],
  steelLight: ['#a8b4bd', '#4e6c97'],

  gold: ['#f09a3e', '#f09a3e'],
  shadow: ['#1b2a3a', '#162133'],

  sky: ['#dde7ee', '#24364a'],
  far: ['#c3d0da', '#314563'],
  farShade: ['#b5c4cf', '#2c3e5a'],
  farLeaf: ['#a9bfb0', '#2c3f5b'],
  farLeafLit: ['#bccfbd', '#344969'],
  leaf: ['#5b8560', '#213047'],
  leafLit: ['#84aa78', '#2b3d58'],
  shrub: ['#456f52', '#1f2d43'],
  shrubLit: ['#6b9468', '#293954'],
  hedge: ['#5f8a66', '#24334b'],
  hedgeLit: ['#7fa57a', '#2a3c57'],
  trunk: ['#85796a', '#2c3e5a'],

  grass: ['#a0bb8b', '#23324a'],
  mown: ['#abc596', '#263650'],
  grassShade: ['#86a477', '#1f2c43'],
  path: ['#d9d5cb', '#2f425f'],
  pathEdge: ['#b7b2a8', '#283954'],
  road: ['#a9b1b8', '#293a55'],

  stripe: ['#c8d7e2', '#334867'],
  awning: ['#efe9dc', '#435d84'],
  awningEdge: ['#1d2d40', '#182337'],
  awningEnd: ['#2c4159', '#1f2d44'],

  cream: ['#ebe3d2', '#3f587d'],
  creamShade: ['#b8b9b6', '#2e425f'],
  sage: ['#dde2d6', '#3a5274'],
  sageShade: ['#a9b3ad', '#2b3d59'],
  blush: ['#e3d6c6', '#3f587d'],
  blushShade: ['#b3ada6', '#304361'],

  doorRed: ['#9c3b2a', '#2c3f5b'],
  doorGreen: ['#3d6b52', '#2c3e5a'],
  stone: ['#cfc8b8', '#40597e'],
  stoneLine: ['#b9b1a0', '#3b5275'],
  stoneShade: ['#98999a', '#2b3c58'],
  stoneShadeLine: ['#86888b', '#273750'],
  cloud: ['#eaf0f4', '#2f425f'],
  wet: ['#c0c9d0', '#344969'],
} satisfies Record<string, readonly [day: string, night: string]>

/** What is still light in the early evening: the sky, which then meets that of the page, and what is seen against it. */
export const duskAir = {
  sky: materials.sky[0],
  cloud: '#cdd6e0',
  far: '#b3bfcc',
  farShade: '#a3b0bf',
}

/** British walls are rendered or of brick. */
export const hasBoards = false
