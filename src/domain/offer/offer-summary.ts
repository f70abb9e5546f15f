import { acrossBorder } from '#estimate/border.ts'
import { placeName } from '#estimate/place.ts'
import { offeredPostcode } from '#estimate/postcode.ts'
import { type Answers, type EnquiryForm, questionsOf } from '../enquiry/form.ts'
import type { PropertyKind } from '../installer/installer.ts'
import { serviceNeeded } from '../installer/work.ts'
import { offeredLabel, questionUses } from '../lead/question-uses.ts'
import { propertyKindOf } from './need.ts'

/** What an offer shows of a lead before it is accepted: nothing that names or describes the person. */
export type OfferSummary = {
  /** The name of the postcode's place; empty where we know none. */
  place: string
  /** The part of it that is shown before acceptance; empty where the visitor left none. */
  postcode: string
  /** What is asked for: 'A battery'. */
  service: string
  facts: { label: string; value: string }[]
}

export type SummaryLead = {
  form: Pick<EnquiryForm, 'slug' | 'steps'>
  answers: Answers
  postcode: string
  /** Empty outside Victoria. */
  region: string
  service: string
  property_type: string
  business_type: string
  /** What may be wrong with the number, as a sentence. */
  phoneDoubt?: string | undefined
}

/** What an offer may show of a lead, in words. */
export function offerSummary(lead: SummaryLead): OfferSummary {
  return {
    place: placeOf(lead),
    postcode: offeredPostcode(lead.postcode),
    service: serviceName(serviceNeeded(lead.service, lead.answers)),
    facts: [
      { label: 'Property', value: propertyNames[propertyKindOf(lead)] },
      ...listedFacts(lead),
      ...borderFacts(lead),
      ...(lead.phoneDoubt ? [{ label: 'Their number', value: lead.phoneDoubt }] : []),
    ],
  }
}

/** The name of a lead's place; empty where we know none. */
export function placeOf({ region, postcode }: Pick<SummaryLead, 'region' | 'postcode'>): string {
  return (region && placeName(postcode)) || ''
}

/** A service as an installer reads it: 'A battery'. */
export function serviceName(service: string): string {
  return subjectNames[service] ?? 'Solar'
}

const subjectNames: Record<string, string> = {
  'solar-panels': 'Solar panels',
  'solar-battery': 'A battery',
  'solar-panels-plus-battery': 'Panels and a battery',
  'commercial-solar': 'Solar for a business',
  'roof-tiles': 'Solar roof tiles',
  rebates: 'Solar, with its rebates',
}

/** Where a postcode is of two states, the home's side isn't known before the call. */
function borderFacts({ postcode }: SummaryLead): OfferSummary['facts'] {
  const across = acrossBorder(postcode)
  return across ? [{ label: 'Border', value: `${postcode} is also ${across}` }] : []
}

const propertyNames: Record<PropertyKind, string> = {
  home: 'A home',
  business: 'A business',
  farm: 'A farm',
}

/** Only what was picked from choices: whatever else was sent is not shown. */
function listedFacts({ form, answers }: SummaryLead): OfferSummary['facts'] {
  const questions = questionsOf(form)
  return Object.keys(questionUses).flatMap((name) => {
    const label = offeredLabel(form.slug, name)
    const question = questions.find((one) => one.name === name)
    if (label === null || question?.kind !== 'choice') return []
    const choice = question.choices.find(({ value }) => value === answers[name])
    return choice ? [{ label, value: choice.label }] : []
  })
}
