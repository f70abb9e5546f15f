import { approvalFields, identityFields } from '#estimate/installer/own-fields.ts'
import {
  changedFields,
  type DraftProblem,
  type InstallerDraft,
  type InstallerField,
  parseInstaller,
  type TypedInstaller,
} from './draft.ts'
import { problemWithPeople } from './people.ts'

/** The parts in which an installer is entered at the desk, each saved alone, in this order. */
export const installerParts = [
  'business',
  'people',
  'where',
  'what',
  'when',
  'many',
  'proof',
] as const
export type InstallerPart = (typeof installerParts)[number]

/** Every field belongs to one part. */
export const partFields: Record<InstallerPart, readonly InstallerField[]> = {
  business: ['trading_name', ...identityFields],
  people: ['people', 'webhook'],
  where: ['areas', 'except_postcodes'],
  what: ['services', 'property_kinds', 'panel_kw', 'battery_kwh', 'strengths'],
  when: ['weekday_hours', 'saturday_hours', 'days_off', 'paused_until'],
  many: ['cap_day', 'cap_week', 'cap_month', 'fees', 'weight'],
  proof: ['accreditations', ...approvalFields],
}

/** What must be filled in before the first offer, and may be left to the installer's own office until then. */
const neededForOffers = ['people', 'areas', 'services', 'property_kinds', 'fees'] as const

/** The needed fields of a draft that are blank as yet, without those that are being filled in now. */
export function blankFields(
  draft: InstallerDraft,
  now: readonly InstallerField[] = [],
): InstallerField[] {
  return neededForOffers.filter((field) => draft[field].trim() === '' && !now.includes(field))
}

/** Whether all that a part asks before the first offer is in a draft. */
export function isPartFilledIn(part: InstallerPart, draft: InstallerDraft): boolean {
  if (part === 'proof') return draft.accreditations.trim() !== ''
  const blank = blankFields(draft)
  return !partFields[part].some((field) => blank.includes(field))
}

/** A draft in which a part is as it was typed; its other fields stay. What wasn't typed of the part stays as well. */
export function withPart(
  draft: InstallerDraft,
  part: InstallerPart,
  typed: Partial<InstallerDraft>,
): InstallerDraft {
  return Object.fromEntries(
    Object.entries(draft).map(([name, before]) => {
      const field = name as InstallerField
      return [field, partFields[part].includes(field) ? (typed[field] ?? before) : before]
    }),
  ) as InstallerDraft
}

/** The fields of a part in which two drafts differ. */
export function changedInPart(
  part: InstallerPart,
  before: InstallerDraft,
  after: InstallerDraft,
): InstallerField[] {
  return changedFields(before, after).filter((field) => partFields[part].includes(field))
}

/** Parses an installer of which a part is as it was typed. All that the part needs must be there; other parts may be blank. */
export function parseInstallerPart(
  part: InstallerPart,
  stored: InstallerDraft,
  typed: Partial<InstallerDraft>,
): { problems: DraftProblem[] } | { installer: TypedInstaller; problems: [] } {
  const draft = withPart(stored, part, typed)
  const parsed = parseInstaller(draft, blankFields(draft, partFields[part]))
  if (!('installer' in parsed) || part !== 'people') return parsed
  const message = problemWithPeople(parsed.installer.people)
  return message ? { problems: [{ field: 'people', message }] } : parsed
}
