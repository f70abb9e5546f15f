import { describe, expect, test } from 'vitest'
import { exampleAnswers } from '#domain/enquiry/example-answers.ts'
import { type EnquiryForm, questionsOf, stepName } from '#domain/enquiry/form.ts'
import { isAsked } from '#domain/enquiry/is-asked.ts'
import { stepAsking } from '#domain/enquiry/journey.ts'
import { enquiryKind, isComplaintForm } from '#domain/enquiry/kind.ts'
import { validateEnquiry } from '#domain/enquiry/validate.ts'
import { columnsFor, formType, nationNamed } from '#domain/lead/fill-columns.ts'
import { questionUses } from '#domain/lead/question-uses.ts'
import { uk } from '../brand/uk.ts'
import { dayAfter, rateAfter } from '../vat.ts'
import { formsOf } from './forms.ts'

const forms = formsOf(uk)
const all = [...forms.values()]
const formNamed = (slug: string): EnquiryForm => {
  const form = forms.get(slug)
  if (!form) throw new Error(`There is no form called ${slug}`)
  return form
}

const contact = 'contact-name contact-email contact-phone'

/** As agreed: what it is kept as, its page, its steps in order, and the values of each choice. */
const agreed: Record<string, { type: string; page: string; steps: string; values: string[] }> = {
  home: {
    type: 'get_your_free_solar_quote',
    page: '/',
    steps: `property-type property-ownership monthly-bill ${contact}`,
    values: [
      'home business',
      'homeowner tenant',
      'under-50 50-75 75-100 100-150 over-150 not-sure',
    ],
  },
  battery: {
    type: 'get_your_free_battery_quote',
    page: '/solar-batteries',
    steps: `electricity-bill battery-size current-system energy-usage power-outages ${contact}`,
    values: [
      'under-75 75-100 100-150 150-250 over-250',
      'small medium large very-large not-sure',
      'yes no planning',
      'day evening throughout weekends not-sure',
      'very somewhat not never',
    ],
  },
  rebates: {
    type: 'check_what_help_you_can_get',
    page: '/solar-panel-grants',
    steps: `property-ownership household-income benefits property-type heating ${contact}`,
    values: [
      'own rent shared other',
      'under-36k 36k-50k over-50k prefer-not',
      'means-tested none prefer-not',
      'detached semi-detached terraced flat bungalow',
      'a-c d-g not-sure',
      'gas electric oil-lpg heat-pump other',
    ],
  },
  savings: {
    type: 'calculate_your_solar_savings',
    page: '/solar-panel-savings',
    steps: `system-size roof-complexity battery-interest installation-urgency savings-interest ${contact}`,
    values: [
      'small medium large very-large not-sure',
      'simple multiple complex flat not-sure',
      'yes maybe no not-sure',
      'asap 3-months 6-months 12-months exploring',
      'save-300 save-500 save-700 save-1000 max-savings learn-savings',
    ],
  },
  installers: {
    type: 'find_your_best_local_installer',
    page: '/best-solar-panel-installers',
    steps: `location installer-preference timeline additional-services ${contact}`,
    values: [
      'price warranty local speed reviews premium',
      'asap 3-months 6-months exploring',
      'battery ev-charging heat-pump smart-home just-solar',
    ],
  },
  'panel-count': {
    type: 'how_many_solar_panels_do_you_need_',
    page: '/how-many-solar-panels',
    steps: `monthly-bill roof-space energy-usage ${contact}`,
    values: [
      'under-50 50-75 75-100 100-150 over-150 not-sure',
      'small medium large very-large not-sure',
      'daytime evenings throughout weekends not-sure',
    ],
  },
  business: {
    type: 'get_your_commercial_solar_quote',
    page: '/solar-panels-businesses',
    steps: `business-type building-ownership monthly-bill roof-size ${contact}`,
    values: [
      'manufacturing retail warehouse agriculture hospitality other',
      'own long-lease short-lease not-sure',
      'under-500 500-1k 1k-2k 2k-5k over-5k',
      'small medium large very-large multiple',
    ],
  },
  contact: {
    type: 'contact_us',
    page: '/contact',
    steps: `inquiry-type ${contact} message`,
    values: ['solar-quote battery-quote general-inquiry support'],
  },
  'article-costs': {
    type: 'get_your_cost_breakdown',
    page: '/blog/solar-panel-costs-2026-27',
    steps: `roof-direction system-size cost-priority timeline budget ${contact}`,
    values: [
      'south east-west north flat not-sure',
      'small-3kw medium-4kw large-5kw very-large',
      'lowest-cost best-value premium-quality fastest-payback',
      'asap 3-months 6-months exploring',
      'under-5k 5k-8k 8k-12k over-12k',
    ],
  },
  'article-battery': {
    type: 'get_your_battery_quote',
    page: '/blog/do-solar-batteries-pay',
    steps: `current-system battery-interest energy-usage battery-budget ${contact}`,
    values: [
      'yes-solar no-solar planning',
      'savings backup independence environment',
      'evening daytime throughout unsure',
      'under-4k 4k-6k 6k-9k over-9k',
    ],
  },
  complaint: {
    type: 'complain_about_your_data',
    page: '/contact',
    steps: 'complaint-about message contact-name contact-email',
    values: ['our-use contact installer request other'],
  },
  'article-compare': {
    type: 'compare_your_solar_options',
    page: '/blog/plug-in-solar-for-renters',
    steps: `installation-type property-size monthly-usage investment-budget ${contact}`,
    values: [
      'residential plug-in commercial comparing',
      'flat small-home large-home small-business',
      'under-150kwh 150-250kwh 250-400kwh over-400kwh',
      'under-1k 1k-5k 5k-10k over-10k',
    ],
  },
}

test('there are the forms that were agreed and the one for complaints, each of its type, page, steps and values', () => {
  const written = all.map((form) => [
    form.slug,
    {
      type: formType(form.title),
      page: form.page,
      steps: form.steps.map(stepName).join(' '),
      values: questionsOf(form).flatMap((question) =>
        question.kind === 'choice' && question.name !== 'nation'
          ? question.choices.map(({ value }) => value).join(' ')
          : [],
      ),
    },
  ])
  expect(Object.fromEntries(written)).toEqual(agreed)
})

test('a visitor reads how many steps there are: the contact steps are the last three, and of a complaint two', () => {
  const steps = all.map(({ slug, steps }) => [slug, steps.length])
  expect(Object.fromEntries(steps)).toEqual({
    home: 6,
    battery: 8,
    rebates: 8,
    savings: 8,
    installers: 7,
    'panel-count': 6,
    business: 7,
    contact: 5,
    complaint: 4,
    'article-costs': 8,
    'article-battery': 7,
    'article-compare': 7,
  })
})

test('no form asks two questions of one name, and each but that for complaints asks for a postcode or a place', () => {
  for (const form of all) {
    const names = questionsOf(form).map(({ name }) => name)
    expect(new Set(names).size, form.slug).toBe(names.length)
    const places = names.filter((name) => name === 'postcode' || name === 'location')
    expect(places).toHaveLength(isComplaintForm(form.slug) ? 0 : 1)
  }
})

test('nobody has to leave a number or a postcode, or know an EPC band or a nation', () => {
  for (const form of all) {
    const optional = questionsOf(form).filter((question) => question.optional)
    const names = optional.map(({ name }) => name)
    const expected = ['contact-phone', 'postcode', 'nation', 'epc'].filter((name) =>
      questionsOf(form).some((question) => question.name === name),
    )
    expect(names.toSorted(), form.slug).toEqual(expected.toSorted())
  }
})

test('only the contact form takes questions: help and general ones', () => {
  const kinds = all.flatMap((form) =>
    questionsOf(form).flatMap((question) =>
      question.kind === 'choice'
        ? question.choices.map(({ value }) => ({
            slug: form.slug,
            value,
            kind: enquiryKind(form, { [question.name]: value }),
          }))
        : [],
    ),
  )
  expect(kinds.filter(({ kind }) => kind === 'question').map(({ value }) => value)).toEqual([
    'general-inquiry',
    'support',
  ])
})

test('a visitor who would wait reads the later VAT, on the day and at the rate of its rule', () => {
  const question = questionsOf(formNamed('savings')).find(
    ({ name }) => name === 'installation-urgency',
  )
  expect(question?.help).toBe(`Fitted from ${dayAfter} on, VAT is ${rateAfter} on today’s rules.`)
})

test('a form survives being sent as data', () => {
  for (const form of all) expect(JSON.parse(JSON.stringify(form))).toEqual(form)
})

test('no form speaks of credit, or promises what an advertisement does', () => {
  const words = JSON.stringify(all).replaceAll(/Universal Credit|Pension Credit/g, '')
  expect(words).not.toMatch(
    /financ|\bloans?\b|\bAPR\b|credit|pay monthly|upfront|free (?:solar panels|electricity)|guarantee|qualify|eligib|\$/i,
  )
})

describe('an answer is stored in its column', () => {
  const lead = (slug: string, answers: Record<string, string>) =>
    columnsFor(formNamed(slug), answers, { country: uk.country })

  test('a postcode from its field, or from the place that was typed', () => {
    expect(lead('home', { postcode: 'm11ae' }).postcode).toBe('M1 1AE')
    expect(lead('installers', { location: 'Levenshulme M19 2SY' }).postcode).toBe('M19 2SY')
    expect(lead('installers', { location: 'Levenshulme' }).postcode).toBe('')
  })

  test('which way the roof faces, and an empty number', () => {
    const costs = lead('article-costs', { 'roof-direction': 'east-west', timeline: 'asap' })
    expect(costs).toMatchObject({
      roof_direction: 'east-west',
      installation_urgency: 'asap',
      phone: '',
      service: 'solar-panels',
    })
  })

  test('income with the bill, the kind of home before its owner', () => {
    const help = {
      'property-ownership': 'shared',
      'household-income': 'under-36k',
      'property-type': 'bungalow',
      epc: 'd-g',
    }
    expect(lead('rebates', help)).toMatchObject({
      current_bill: 'under-36k',
      property_type: 'bungalow',
      homeowner: 'shared',
      service: 'rebates',
    })
  })

  test('a business’s roof twice, and what a plug-in kit is asked about', () => {
    expect(lead('business', { 'roof-size': 'large', 'building-ownership': 'own' })).toMatchObject({
      roof_access: 'large',
      facility_size: 'large',
      homeowner: 'own',
    })
    expect(
      lead('article-compare', {
        'installation-type': 'plug-in',
        'property-size': 'flat',
        'monthly-usage': 'under-150kwh',
      }),
    ).toMatchObject({ service_type: 'plug-in', facility_size: 'flat, under-150kwh' })
  })

  test('and what has no column is kept with the answers alone', () => {
    const questions = all.flatMap(questionsOf).map(({ name }) => name)
    const without = questions.filter((name) => questionUses[name]?.columns.length === 0)
    expect([...new Set(without)].toSorted()).toEqual([
      'benefits',
      'budget',
      'complaint-about',
      'cost-priority',
      'epc',
      'heating',
      'investment-budget',
      'nation',
      'savings-interest',
      'system-size',
    ])
  })

  test('nothing asks for what does not apply here', () => {
    const columns = new Set(
      all.flatMap(questionsOf).flatMap(({ name }) => questionUses[name]?.columns ?? []),
    )
    for (const column of ['age_group', 'gender', 'has_will', 'will_for', 'roof_type'] as const)
      expect(columns).not.toContain(column)
  })
})

test('a visitor whose postcode lies in two nations is asked which, on the postcode screen or after it', () => {
  for (const form of all.filter(({ slug }) => !isComplaintForm(slug))) {
    const place = form.slug === 'installers' ? 'location' : 'postcode'
    const nation = questionsOf(form).find(({ name }) => name === 'nation')
    if (!nation) throw new Error(form.slug)
    expect(stepAsking(form, 'nation'), form.slug).toBe(stepAsking(form, 'contact-phone'))
    for (const postcode of ['TD15 1AA', 'td151aa', 'SY22 5AA'])
      expect(isAsked(nation, { [place]: postcode }), postcode).toBe(true)
    expect(isAsked(nation, { location: 'Berwick, TD15 1AA' })).toBe(true)
    for (const postcode of ['', 'TD1 1AA', 'TD15', 'M1 1AE', 'SY2 2AA'])
      expect(isAsked(nation, { [place]: postcode }), postcode).toBe(false)
  }
})

test('what was answered is kept where two nations are possible, and nowhere else', () => {
  const given = (postcode: string) => {
    const answers = {
      ...exampleAnswers(formNamed('home'), uk.country),
      postcode,
      nation: 'england',
    }
    const validated = validateEnquiry(formNamed('home'), answers, {
      country: uk.country,
      parsePhone: () => undefined,
      consentGiven: true,
    })
    return [validated.problems, nationNamed(formNamed('home'), validated.answers)]
  }
  expect(given('TD15 1AA')).toEqual([[], 'england'])
  expect(given('M1 1AE')).toEqual([[], null])
})
