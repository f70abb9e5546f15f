const radians = Math.PI / 180

/** Degrees clockwise from north. */
const azimuths = { N: 0, NE: 45, E: 90, SE: 135, S: 180, SW: 225, W: 270, NW: 315 } as const

type Direction = keyof typeof azimuths | 'flat'

/** Panels at a latitude, in degrees. South is negative. */
export type Panels = {
  latitude: number
  facing: Direction
  /** Of a roof that isn’t flat. */
  tilt: number
  /** Of the light that reaches the ground, 0 to 1. */
  diffuseShare: number
}

export type Sun = { declination: number; hoursAhead: number }

/** The sun’s declination on a day of the year (Cooper 1969), and the hours by which it is ahead of clocks. */
export function sunOn(day: number, longitude: number, zoneMeridian: number): Sun {
  return {
    declination: 23.45 * radians * Math.sin(((360 * (284 + day)) / 365) * radians),
    hoursAhead: (4 * (longitude - zoneMeridian) + equationOfTime(day)) / 60,
  }
}

/** Light on the panels at an hour. Duffie and Beckman, chapter 1, with the sun’s and the panels’ directions as east, north and up. */
export function lightOn(
  { latitude, facing, tilt: pitch, diffuseShare }: Panels,
  { declination, hoursAhead }: Sun,
  hour: number,
): number {
  const place = latitude * radians
  const tilt = facing === 'flat' ? 0 : pitch * radians
  const azimuth = facing === 'flat' ? 0 : azimuths[facing] * radians
  const turned = 15 * (hour + hoursAhead - 12) * radians
  const across = Math.cos(declination) * Math.cos(turned)
  const height = Math.sin(place) * Math.sin(declination) + Math.cos(place) * across
  if (height <= 0) return 0
  const east = -Math.cos(declination) * Math.sin(turned)
  const north = Math.cos(place) * Math.sin(declination) - Math.sin(place) * across
  const straight =
    height * Math.cos(tilt) +
    Math.sin(tilt) * (east * Math.sin(azimuth) + north * Math.cos(azimuth))
  return (
    beam(height) *
    ((1 - diffuseShare) * Math.max(0, straight) +
      (diffuseShare * height * (1 + Math.cos(tilt))) / 2)
  )
}

/** Share of the sun’s beam that reaches the ground (Meinel 1976, with Kasten and Young’s air mass of 1989). */
function beam(height: number): number {
  const elevation = Math.asin(height) / radians
  const airMass = 1 / (height + 0.50572 * (elevation + 6.07995) ** -1.6364)
  return 0.7 ** (airMass ** 0.678)
}

/** Minutes by which a sundial runs ahead of the clock (Spencer 1971, as in Duffie and Beckman). */
function equationOfTime(day: number): number {
  const turn = ((2 * Math.PI) / 365) * (day - 1)
  return (
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(turn) -
      0.032077 * Math.sin(turn) -
      0.014615 * Math.cos(2 * turn) -
      0.04089 * Math.sin(2 * turn))
  )
}
