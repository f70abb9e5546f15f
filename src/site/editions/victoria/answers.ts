import { parseModelOrder } from '#edition/battery-models.ts'
import { programsLookup } from '#edition/calculators/calculators.ts'
import { findOnMap } from '#edition/explaining/victoria.ts'
import { parsePostcode } from '#estimate/postcode.ts'
import { programsFor } from '#estimate/programs.ts'
import { compareQuotes } from '#estimate/quote/compare-quotes.ts'
import { pickDraft } from '#estimate/quote/draft.ts'
import type { Answers } from '#site/answers.ts'
import { ownViews } from './views.tsx'

/** The pages of this edition that the server answers where their address has a query. */
export const answers: Answers = {
  [programsLookup.path]: (query, today) => {
    const postcode = postcodeIn(query)
    if (!postcode) return undefined
    return {
      blocks: { programs: ownViews.programs({ postcode, today }) },
      isWrong: !programsFor(parsePostcode(postcode), today),
    }
  },
  '/contact': (query, today) => {
    const postcode = postcodeIn(query)
    if (!postcode) return undefined
    return {
      blocks: { victoria: ownViews.victoria({ id: 'victoria', today, data: { postcode } }) },
      isWrong: 'problem' in findOnMap(postcode, today),
    }
  },
  '/compare-quotes': (query, today) => {
    const draft = pickDraft(query)
    if (Object.keys(draft).length === 0) return undefined
    return {
      blocks: { compareQuotes: ownViews.compareQuotes({ draft, today }) },
      isWrong: Object.keys(compareQuotes(draft, today).problems).length > 0,
    }
  },
  // Search engines know the guide by its address without an order.
  '/best-solar-batteries': ({ sort }) => {
    const order = parseModelOrder(sort)
    return order && { blocks: { batteryModels: ownViews.batteryModels({ order }) }, isOpen: true }
  },
}

function postcodeIn({ postcode }: Record<string, string>): string | undefined {
  return postcode?.trim().slice(0, 12)
}
