import type { Answers } from '#domain/enquiry/form.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { formerIncomeLimit } from '#estimate/former-income-limit.ts'
import { programsFor } from '#estimate/programs.ts'

/** What is open, in Melbourne’s amounts. */
export type FoundPrograms = {
  heading: string
  programs: readonly { name: string; amount: string; terms: string }[]
}

/** The programs that the answers of a form on rebates lead to. Only what was asked is known, so each names what else it takes. */
export function findPrograms(answers: Answers, today: Day): FoundPrograms {
  const { heading, terms } = whoApplies(answers)
  const open = (programsFor('3000', today) ?? []).filter(({ status }) => status === 'open')
  return {
    heading,
    programs: Object.entries(terms).flatMap(([id, words]) =>
      open
        .filter(({ value }) => words && value.id === id)
        .map(({ what, value: { amount = '', unit } }) => ({
          name: what,
          amount,
          terms: [unit, words].filter(Boolean).join(', '),
        })),
    ),
  }
}

type WhoApplies = { heading: string; terms: Record<string, string> }

function whoApplies(answers: Answers): WhoApplies {
  const home = answers['property-type']
  if (home === 'apartment')
    return {
      heading: 'For your building',
      terms: { 'vic-apartments': 'for each apartment, applied for by the owners corporation' },
    }
  if (home === 'investment')
    return {
      heading: 'For a home you rent out',
      terms: { ...certificates, 'vic-rentals': 'if you apply and the tenant agrees' },
    }
  if (answers['property-ownership'] === 'rent')
    return {
      heading: 'For the owner of your home',
      terms: { ...certificates, 'vic-rentals': 'if they apply and you agree' },
    }
  const hasPanels = answers['current-solar'] === 'have-solar'
  return {
    heading: 'What you can ask for',
    terms: {
      'panel-certificates': hasPanels ? '' : certificates['panel-certificates'],
      'battery-certificates': certificates['battery-certificates'],
      'vic-solar-pv': hasPanels ? '' : stateRebateTerms(answers['household-income']),
      'vic-veu': ['gas', 'electric'].includes(answers.heating ?? '')
        ? 'for replacing old heating or hot water'
        : '',
    },
  }
}

const certificates = {
  'panel-certificates': 'whatever you earn',
  'battery-certificates': 'whatever you earn',
}

const underTheLimit = ['under-60k', '60k-100k', '100k-140k', 'under-90k', '90k-140k']

/** Solar Homes takes households under $150,000, by retailers’ word. */
function stateRebateTerms(income = ''): string {
  return underTheLimit.includes(income)
    ? 'if you live there, and it has had no panels for ten years'
    : `if your income is under $150,000 together. ${formerIncomeLimit}`
}
