const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'an iPhone'],
  [/iPad/, 'an iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'a Mac'],
  [/Linux/, 'Linux'],
]

/** Names the browser and system of a user agent string: 'Firefox on Windows'. */
export function browserName(userAgent: string): string {
  const first = (names: [RegExp, string][]) => names.find(([mark]) => mark.test(userAgent))?.[1]
  const browser = first(browsers) ?? 'A browser'
  const system = first(systems)
  return system ? `${browser} on ${system}` : browser
}
