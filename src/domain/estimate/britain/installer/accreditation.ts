/** The scopes of an MCS certificate: solar PV (MIS 3002) and battery storage (MIS 3012). */
export const accreditationCategories = ['pv', 'battery'] as const
export type AccreditationCategory = (typeof accreditationCategories)[number]

/** The scopes that a service needs. Whether the one for solar covers a battery fitted with panels is not known: both are asked for. */
export const categoriesFor: Record<
  'panels' | 'batteries' | 'roof-tiles',
  readonly AccreditationCategory[]
> = {
  panels: ['pv'],
  batteries: ['battery'],
  'roof-tiles': ['pv'],
}

/** Whether leads are offered only to sellers with an approval of their own. */
export const needsSeller: boolean = false

const scopes: Record<AccreditationCategory, string> = { pv: 'solar', battery: 'batteries' }

/** How one certificate is typed in a file of installers. */
export const accreditationParts = `scheme, scope (${accreditationCategories.join(' or ')}), number, last day and the day you looked it up, each once, like MCS, pv, NAP-12345, 2027-06-30, 2026-11-20`

/** Whether operators enter the day on which they checked each certificate. */
export const areLookedUp: boolean = true

/** What our records say of a scope, as phrases that can be read aloud. Days are in words. */
export const accreditationPhrases = {
  name: 'certificate',
  missing: (category: AccreditationCategory) => `No certificate for ${scopes[category]} on record`,
  ended: (category: AccreditationCategory, day: string) =>
    `Certificate for ${scopes[category]} ended ${day}`,
  current: (category: AccreditationCategory, { person, until, checked }: Held) =>
    `Holds ${person} for ${scopes[category]} until ${until}${checked ? `, checked ${checked}` : ''}`,
}

/** The scheme, such as MCS, the last valid day, and the day on which it was checked. */
type Held = { person: string; until: string; checked: string | undefined }
