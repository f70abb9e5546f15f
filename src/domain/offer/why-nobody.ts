import { areaPhrases } from '#estimate/installer/area.ts'
import { outsideName } from '#estimate/outside.ts'
import { terms } from '#estimate/terms.ts'
import type { InstallerService } from '../installer/installer.ts'
import { lowerFirst } from '../letter-case.ts'
import type { Candidate } from './match.ts'
import { type ReasonCode, serviceNames } from './reason.ts'

/** Why a lead has no installer to go to, and what would help, each as one line. */
export type WhyNobody = {
  /** 'No one for batteries in 3875' */
  line: string
  /** 'Closest: Wirrabilla Solar, accreditation for batteries ended 30 October'; empty where nothing is close. */
  help: string
}

type WhyNobodyFacts = {
  postcode: string
  services: readonly InstallerService[]
  candidates: readonly Pick<Candidate, 'installer' | 'turn' | 'reasons'>[]
  nameOf: (installer: string) => string
}

/** What is mended most easily comes first. */
const easiest: readonly ReasonCode[] = [
  'start',
  'terms',
  'fee',
  'cap',
  'away',
  'hours',
  'accreditation',
  'seller',
  'size',
  'area',
  'service',
  'property',
  'person',
  'offer',
]

/** Why no installer is left to offer a lead to; undefined while one is. */
export function whyNobody({
  postcode,
  services,
  candidates,
  nameOf,
}: WhyNobodyFacts): WhyNobody | undefined {
  if (candidates.some(({ turn }) => turn !== null)) return undefined
  if (candidates.length === 0) return { line: 'No installer yet', help: 'Add one under Installers' }
  if (postcode === '')
    return {
      line: 'Ask the postcode',
      help: `Without it ${areaPhrases.onlyWithoutPostcode}`,
    }
  const state = outsideName(postcode)
  if (state)
    return {
      line: `${postcode} is in ${state}`,
      help: `Tell them we work in ${terms.everywhere}, or correct the postcode`,
    }
  const offered = candidates.filter(({ reasons }) => excludes(reasons, 'offer'))
  const others = candidates.filter(({ reasons }) => !excludes(reasons, 'offer'))
  const work = services.map((service) => serviceNames[service]).join(' and ')
  return {
    line: `No one${offered.length > 0 ? ' else' : ''} for ${work} in ${postcode}`,
    help: closest(others, nameOf),
  }
}

/** The installer with the fewest reasons against it, and of those the one whose reason is easiest to fix. */
function closest(
  candidates: WhyNobodyFacts['candidates'],
  nameOf: WhyNobodyFacts['nameOf'],
): string {
  const [first] = candidates
    .map(({ installer, reasons }) => {
      const against = reasons.filter(({ side }) => side === 'against')
      const effort = Math.max(...against.map(({ code }) => easiest.indexOf(code)))
      return { name: nameOf(installer), against, effort }
    })
    .toSorted(
      (one, other) =>
        one.against.length - other.against.length ||
        one.effort - other.effort ||
        (one.name < other.name ? -1 : 1),
    )
  if (!first) return ''
  const [text = '', ...more] = first.against.map((reason) => lowerFirst(reason.text))
  const also = more.length > 0 ? `, and ${more.length} more` : ''
  return `Closest: ${first.name}, ${text}${also}`
}

function excludes(reasons: Candidate['reasons'], code: ReasonCode): boolean {
  return reasons.some((reason) => reason.code === code && reason.side === 'against')
}
