import { type InstallerDraft, installerFields } from '#domain/installer/draft.ts'

/** What the form's fields contain, by their names. */
export type FormValues = Record<string, string>

/** Fields that are checkboxes: each option is a value of its own, 'services:panels'. */
export const optionFields = ['services', 'property_kinds', 'strengths'] as const
type OptionField = (typeof optionFields)[number]

/** Fields of several lines, one thing a line. */
const lineFields = [
  'areas',
  'except_postcodes',
  'days_off',
  'fees',
  'accreditations',
  'people',
] as const

function isIn<T extends string>(fields: readonly T[], field: string): field is T {
  return (fields as readonly string[]).includes(field)
}

/** The draft that the form's fields make up. */
export function toDraft(values: FormValues): InstallerDraft {
  const textOf = (field: string) => {
    if (isIn<OptionField>(optionFields, field))
      return Object.keys(values)
        .filter((name) => name.startsWith(`${field}:`))
        .map((name) => name.slice(field.length + 1))
        .join('; ')
    const text = values[field] ?? ''
    return isIn(lineFields, field)
      ? text
          .split(/\s*[\n;]\s*/)
          .filter(Boolean)
          .join('; ')
      : text
  }
  return Object.fromEntries(
    installerFields.map((field) => [field, textOf(field)]),
  ) as InstallerDraft
}

/** A draft as the form's fields show it: lists have a line for each part. */
export function toFieldTexts(draft: InstallerDraft): InstallerDraft {
  return Object.fromEntries(
    installerFields.map((field) => [
      field,
      isIn(lineFields, field) ? draft[field].split(/;\s*/).join('\n') : draft[field],
    ]),
  ) as InstallerDraft
}

/** The options of a checkbox field that are chosen in a draft. */
export function chosenOptions(draft: InstallerDraft, field: OptionField): string[] {
  return draft[field].split(/;\s*/).filter(Boolean)
}

export const emptyDraft = Object.fromEntries(
  installerFields.map((field) => [field, '']),
) as InstallerDraft
