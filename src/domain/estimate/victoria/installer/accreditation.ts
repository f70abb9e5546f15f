/** The accreditations that the law and the discounts require of a person on the job. */
export const accreditationCategories = ['design', 'installation', 'batteries'] as const
export type AccreditationCategory = (typeof accreditationCategories)[number]

/** The categories that a service needs, held by one person or several. */
export const categoriesFor: Record<
  'panels' | 'batteries' | 'roof-tiles',
  readonly AccreditationCategory[]
> = {
  panels: ['design', 'installation'],
  batteries: ['batteries'],
  'roof-tiles': ['design', 'installation'],
}

/** Whether leads are offered only to sellers with an approval of their own. */
export const needsSeller: boolean = true

/** What is entered of one. */
export const accreditationParts = `who, for what (${accreditationCategories.join(', ')}), number and last day, each once, like Con Vlahos, batteries, S4471902, 2027-06-30`

/** Whether an operator says on which day each was looked up. */
export const areLookedUp: boolean = false

/** What our records say of a category, as phrases that can be read aloud. Days are in words. */
export const accreditationPhrases = {
  name: 'accreditation',
  missing: (category: AccreditationCategory) => `No accreditation for ${category} on record`,
  ended: (category: AccreditationCategory, day: string) =>
    `Accreditation for ${category} ended ${day}`,
  current: (category: AccreditationCategory, { until }: Held) =>
    `Accredited for ${category} until ${until}`,
}

/** Who holds it, until which day, and when that was looked up. */
type Held = { person: string; until: string; checked: string | undefined }
