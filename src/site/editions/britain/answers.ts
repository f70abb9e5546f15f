import { programsLookup } from '#edition/calculators/calculators.ts'
import { compareQuotes } from '#estimate/quote/compare-quotes.ts'
import { pickDraft } from '#estimate/quote/draft.ts'
import type { Answers } from '#site/answers.ts'
import { programsView } from './programs/programs-view.ts'
import { ownViews } from './views.tsx'

/** The pages of this edition that the server answers where their address has a query. */
export const answers: Answers = {
  [programsLookup.path]: ({ district: typed = '', nation = '' }, today) => {
    const query = { district: typed.slice(0, 4), nation }
    if (!typed && !nation) return undefined
    return {
      blocks: { programs: ownViews.programs({ ...query, today }) },
      isWrong: programsView(query, today).problem !== undefined,
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
}
