import type { MoneyRow, Row } from '#content/pages/page.ts'
import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import { programLine, programRows } from '#edition/program-rows.ts'
import { rebateAmounts } from '#edition/rebate-amounts.ts'
import { neighboursAt } from '#estimate/neighbours.ts'
import { parsePostcode } from '#estimate/postcode.ts'
import { type ProgramToday, programsBy, programsFor } from '#estimate/programs.ts'
import { stateOf } from '#estimate/states.ts'

/** In Victoria, until the visitor enters another. */
const defaultPostcode = '3000'

export type ProgramsView = {
  headline: string
  /** What is wrong with the postcode; then nothing is listed. */
  problem?: string
  more?: string
  /** What is open to a household. */
  homes?: readonly MoneyRow[]
  /** The federal discount on panels, by size and year. */
  amounts?: ReturnType<typeof rebateAmounts>
  /** What is open to landlords, apartment buildings, housing providers and businesses. */
  others?: readonly Row[]
  /** What is not open: not any more, or not yet. */
  closed?: readonly Row[]
  /** Where states share the postcode: what holds across the border, and what its state has open. */
  across?: { heading: string; text: string; open: readonly Row[] }
}

/** The programs that are open, and those that are not, at a postcode on a day. */
export function programsView(postcode: string | undefined, today: Day): ProgramsView {
  const code = parsePostcode(postcode ?? '') || defaultPostcode
  const programs = programsFor(code, today)
  if (!programs)
    return {
      headline: 'We can’t tell yet',
      problem: /^\d{4}$/.test(code)
        ? `There’s no postcode ${code}. Enter one like 3056`
        : 'Enter a four-digit postcode, like 3056',
    }
  const open = programs.filter(({ status }) => status === 'open')
  const isForHomes = ({ value }: ProgramToday) => value.forWhom === 'homes'
  const lineOf = (program: ProgramToday) => programLine(program, today)
  const isOurs = stateOf(code) === 'VIC'
  return {
    headline: postcode ? `Open to a household at ${code}` : 'Open to a household in Victoria',
    more: `Open on ${formatDay(today)}, as far as we know.${isOurs ? '' : ' We work in Victoria, and can’t send an installer. For other states we rely on one source.'}`,
    homes: programRows(open.filter(isForHomes), today),
    amounts: rebateAmounts(postcode ? code : '', today),
    others: open.filter((program) => !isForHomes(program)).map(lineOf),
    closed: programs.filter(({ status }) => status !== 'open').map(lineOf),
    ...acrossBorder(code, today),
  }
}

function acrossBorder(code: string, today: Day): Pick<ProgramsView, 'across'> {
  const neighbours = neighboursAt(code)
  if (neighbours.length === 0) return {}
  const states = neighbours.map(({ state }) => state)
  const open = programsBy(states, code, today).filter(({ status }) => status === 'open')
  const own = open.length > 0 ? 'and these of its own:' : 'and none of its own that we know of.'
  return {
    across: {
      heading: 'Across the border?',
      text: `${code} is also ${neighbours.map(({ places }) => places).join(', and ')}, where we have no installers. A home there has the federal programs, nothing of the state’s on this page, ${own}`,
      open: open.map((program) => programLine(program, today)),
    },
  }
}
