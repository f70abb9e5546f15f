import type { InstallerPart } from '#domain/installer/parts.ts'
import { roleOf } from '#domain/installer/people.ts'
import { capitalise } from '#domain/letter-case.ts'
import { serviceNames } from '#domain/offer/reason.ts'
import { approvals } from '#edition/approvals.ts'
import { formatShortCents } from '#estimate/format-money.ts'
import type { InstallerDetails } from '../installers-query.ts'
import { formatCovers, joinWords } from '../words.ts'

/** What is known of a part, in a line; empty where nothing is. */
export function summaryOf(
  part: InstallerPart,
  { installer, draft }: Pick<InstallerDetails, 'installer' | 'draft'>,
): string {
  const { people, services, covers, caps, fees, accreditations, terms } = installer
  switch (part) {
    case 'business':
      return [installer.tradingName, installer.identity].join(', ')
    case 'people':
      return people
        .map((person) => `${person.name}, ${roleOf(person) === 'road' ? 'on the road' : 'office'}`)
        .join('; ')
    case 'where':
      return formatCovers(covers)
    case 'what':
      return capitalise(joinWords(services.map((service) => serviceNames[service])))
    case 'when':
      return [
        draft.weekday_hours && `Mon to Fri ${draft.weekday_hours.replace('-', ' to ')}`,
        draft.saturday_hours && `Sat ${draft.saturday_hours.replace('-', ' to ')}`,
      ]
        .filter(Boolean)
        .join(', ')
    case 'many': {
      const amounts = Object.values(fees).toSorted((one, other) => one - other)
      const [least, most] = [amounts.at(0), amounts.at(-1)]
      return [
        caps.day !== undefined && `${caps.day} a day`,
        least !== undefined &&
          (least === most
            ? formatShortCents(least)
            : `${formatShortCents(least)} to ${formatShortCents(most ?? least)}`),
      ]
        .filter(Boolean)
        .join('; ')
    }
    case 'proof': {
      const held = accreditations.length
      const name = held === 1 ? approvals.name : `${approvals.name}s`
      return `${held} ${name}, ${terms ? 'terms accepted' : 'terms not accepted yet'}`
    }
  }
}
