import { formatAreas, splitAreas } from '#domain/installer/area-sentence.ts'
import {
  emptyDraft,
  formatAccreditations,
  formatDaysOff,
  formatPeople,
  type InstallerDraft,
} from '#domain/installer/draft.ts'
import type { Accreditation, Installer, InstallerPerson } from '#domain/installer/installer.ts'
import { type InstallerPart, partFields } from '#domain/installer/parts.ts'
import type { InstallerDetails } from '../installers-query.ts'

/** What a part's fields contain: texts by their names, and what has a line for each thing. */
export type PartValues = {
  texts: InstallerDraft
  /** Where it works, as typed. */
  places: string
  people: readonly InstallerPerson[]
  daysOff: Installer['daysOff']
  accreditations: readonly Accreditation[]
  /** What is agreed for a lead, by the services it needs. */
  fees: Readonly<Record<string, string>>
}

export const emptyValues: PartValues = {
  texts: emptyDraft,
  places: '',
  people: [],
  daysOff: [],
  accreditations: [],
  fees: {},
}

/** An installer as the form's fields show it. */
export function toValues({
  installer,
  draft,
}: Pick<InstallerDetails, 'installer' | 'draft'>): PartValues {
  const { area, people, daysOff, accreditations, fees } = installer
  const amounts = Object.entries(fees).map(([services, cents]) => [services, String(cents / 100)])
  return {
    texts: draft,
    places: formatAreas(area),
    people,
    daysOff,
    accreditations,
    fees: Object.fromEntries(amounts),
  }
}

/** The typed values of a part, as its fields are read. Empty lines are left out. */
export function toTyped(part: InstallerPart, values: PartValues): Partial<InstallerDraft> {
  const { texts, places, people, daysOff, accreditations, fees } = values
  const fields: Partial<InstallerDraft> = {
    ...texts,
    ...splitAreas(places),
    people: formatPeople(people.filter(({ name, email, phone }) => name + email + phone)),
    days_off: formatDaysOff(daysOff.filter(({ from, until }) => from + until)),
    accreditations: formatAccreditations(
      accreditations.filter(({ person, number, expiresOn }) => person + number + expiresOn),
    ),
    fees: Object.entries(fees)
      .flatMap(([services, amount]) => (amount.trim() ? [`${services} ${amount.trim()}`] : []))
      .join('; '),
  }
  return Object.fromEntries(partFields[part].map((field) => [field, fields[field]]))
}

/** Removes the characters that separate lines and the parts of a line. */
export function withoutSeparators(text: string): string {
  return text.replace(/[,;\n]/g, ' ')
}
