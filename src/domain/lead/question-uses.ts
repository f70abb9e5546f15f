import type { LeadColumn } from './columns.ts'

export type QuestionUse = {
  /**
   * The columns that its answer fills. Without one it is stored with the lead and shown at the desk, in letters, webhooks and
   * exports of a person's data, but not in the CSV file.
   */
  columns: readonly LeadColumn[]
  /** What an offer calls the answer before it is accepted, in each form or in some. Null: no offer shows it. */
  offered: string | { label: string; in: readonly string[] } | null
  /** What some answers make of a lead for panels, in the terms of the column `service`, which keeps what its form says. */
  about?: Readonly<Record<string, string>>
}

/**
 * What is done with the answer to each question of a form, by the question's name. Where one column has several questions, the first here that
 * was answered fills it; offers show their facts in this order. An offer shows nothing that names or describes the person.
 */
export const questionUses: Readonly<Record<string, QuestionUse>> = {
  'contact-name': { columns: ['first_name', 'last_name'], offered: null },
  'first-name': { columns: ['first_name'], offered: null },
  'last-name': { columns: ['last_name'], offered: null },
  'contact-email': { columns: ['email'], offered: null },
  email: { columns: ['email'], offered: null },
  'contact-phone': { columns: ['phone'], offered: null },
  phone: { columns: ['phone'], offered: null },
  postcode: { columns: ['postcode'], offered: null },
  location: { columns: ['postcode'], offered: null },
  nation: { columns: [], offered: null },
  message: { columns: ['message'], offered: null },
  'complaint-about': { columns: [], offered: null },
  'inquiry-type': { columns: ['service_type'], offered: 'Asked for' },

  'solar-type': { columns: ['property_type'], offered: null },
  'property-type': {
    columns: ['property_type'],
    offered: { label: 'Kind of home', in: ['rebates', 'article-rebates'] },
  },
  'property-ownership': { columns: ['property_type', 'homeowner'], offered: null },
  'building-ownership': { columns: ['homeowner'], offered: null },
  'business-type': { columns: ['business_type'], offered: 'Business' },
  'age-group': { columns: ['age_group'], offered: null },
  gender: { columns: ['gender'], offered: null },
  'has-will': { columns: ['has_will'], offered: null },
  'will-for': { columns: ['will_for'], offered: null },
  benefits: { columns: [], offered: null },
  'melbourne-area': { columns: [], offered: null },

  'installation-type': { columns: ['service_type'], offered: 'Kind of solar' },
  'system-preference': {
    columns: ['service_type'],
    offered: 'System',
    about: { 'solar-battery': 'solar-panels-plus-battery', 'battery-addition': 'solar-battery' },
  },
  'system-size': { columns: [], offered: 'System' },
  'battery-size': { columns: ['battery_interest'], offered: 'Battery' },
  'battery-interest': {
    columns: ['battery_interest'],
    offered: { label: 'Battery too', in: ['savings'] },
    about: { yes: 'solar-panels-plus-battery' },
  },
  'battery-brand': { columns: ['battery_interest'], offered: null },
  'current-system': { columns: ['battery_interest'], offered: 'Panels now' },
  'current-solar': { columns: [], offered: 'Panels now' },
  'backup-needs': { columns: ['battery_interest'], offered: null },
  'power-outages': { columns: ['battery_interest'], offered: null },

  'roof-type': { columns: ['roof_type'], offered: null },
  'roof-direction': { columns: ['roof_direction'], offered: null },
  'roof-access': { columns: ['roof_access'], offered: null },
  'roof-complexity': { columns: ['roof_access'], offered: null },
  'roof-condition': { columns: ['roof_access'], offered: null },
  'roof-space': { columns: ['roof_access'], offered: 'Clear roof' },
  'roof-size': { columns: ['roof_access', 'facility_size'], offered: 'Roof, by tennis courts' },
  'property-size': { columns: ['facility_size'], offered: 'Property size' },

  'daily-usage': { columns: ['battery_interest'], offered: 'Power use' },
  'energy-usage': { columns: ['battery_interest'], offered: null },
  'monthly-usage': { columns: ['facility_size'], offered: 'Power use' },
  heating: { columns: [], offered: null },
  epc: { columns: [], offered: null },
  'current-bill': { columns: ['current_bill'], offered: null },
  'electricity-bill': { columns: ['current_bill'], offered: 'Monthly bill' },
  'monthly-bill': { columns: ['current_bill'], offered: 'Monthly bill' },

  budget: { columns: [], offered: null },
  'battery-budget': { columns: ['battery_interest'], offered: null },
  'budget-range': { columns: ['battery_interest'], offered: null },
  'cost-priority': { columns: [], offered: null },
  'financing-interest': { columns: ['battery_interest'], offered: null },
  'financing-preference': { columns: ['battery_interest'], offered: null },
  'household-income': { columns: ['current_bill'], offered: null },
  'investment-budget': { columns: [], offered: null },
  'renewables-concern': { columns: [], offered: null },
  'renewables-interest': { columns: [], offered: null },
  'savings-interest': { columns: [], offered: null },

  'installer-preference': { columns: ['service_type'], offered: null },
  'additional-services': {
    columns: ['service_type'],
    offered: 'Also',
    about: { battery: 'solar-panels-plus-battery' },
  },
  'installation-urgency': { columns: ['installation_urgency'], offered: 'When' },
  timeline: { columns: ['installation_urgency'], offered: 'When' },
}

/** What an offer of this form calls the answer to a question; null where it isn't shown. */
export function offeredLabel(form: string, question: string): string | null {
  const offered = questionUses[question]?.offered ?? null
  if (offered === null || typeof offered === 'string') return offered
  return offered.in.includes(form) ? offered.label : null
}
