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

/** What a browser calls itself, as people would say it: 'Firefox on Windows'. */
export function browserName(userAgent: string): string {
  const first = (known: [RegExp, string][]) => known.find(([mark]) => mark.test(userAgent))?.[1]
  const browser = first(browsers) ?? 'A browser'
  const system = first(systems)
  return system ? `${browser} on ${system}` : browser
}
