import type { MoneyRow, Row } from '#content/pages/page.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { nationPrograms, otherPrograms } from '#edition/programs.ts'
import type { Nation } from '#estimate/data/places.ts'
import { placeOf, whyNotServed } from '#estimate/postcode.ts'

/** The query of the address: the first half of a postcode, which identifies no person, or a nation. */
export type ProgramsQuery = { district: string; nation: string }

export type ProgramsView = {
  heading: string
  /** Why there is no answer, at the field. */
  problem?: string
  /** The district lies on a border: which nation, is asked. */
  border?: { district: string; nations: readonly { nation: Nation; name: string }[] }
  nations: readonly {
    nation: Nation
    name: string
    isOpen: boolean
    programs: readonly MoneyRow[]
    others: readonly Row[]
  }[]
}

const names: Record<Nation, string> = { england: 'England', scotland: 'Scotland', wales: 'Wales' }
const nations = Object.keys(names) as Nation[]

/** What each nation has of its own on a day, that of the reader open. */
export function programsView(query: ProgramsQuery, today: Day): ProgramsView {
  const district = query.district.trim().toUpperCase()
  const place = placeIn(district)
  const own = nations.find((nation) => nation === query.nation) ?? nationOf(place)
  return {
    heading: own ? `Open in ${names[own]}` : 'Open where you live',
    nations: nations.map((nation) => ({
      nation,
      name: names[nation],
      isOpen: nation === own,
      programs: nationPrograms(nation, today),
      others: otherPrograms(nation, today),
    })),
    ...(district && !place && { problem: problemWith(district) }),
    ...(place &&
      place.nations.length > 1 &&
      !own && {
        border: {
          district: place.district,
          nations: place.nations.map((nation) => ({ nation, name: names[nation] })),
        },
      }),
  }
}

function nationOf(place: ReturnType<typeof placeOf>): Nation | undefined {
  return place?.nations.length === 1 ? place.nation : undefined
}

/** The field takes four letters, and people type on without a space: M141 is M14. */
function placeIn(text: string) {
  return [4, 3, 2].map((length) => placeOf(text.slice(0, length).trim())).find(Boolean)
}

function problemWith(district: string): string {
  return (
    whyNotServed(district.replace(/(?<=^[A-Z]{2}\d).*/, '')) ?? 'Enter the first half, like M14'
  )
}
