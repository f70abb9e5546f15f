import { load } from 'cheerio'
import { leadColumns } from '#domain/lead/columns.ts'
import { formNamed } from '../answers.ts'
import { answerSteps, answersOf, expect, leadsOf, someone, test } from './visit.ts'

type Visit = {
  form: string
  path: string
  answers: Record<string, string>
  /** What the last button says, where it is not a quote that is asked for. */
  button?: string
  /** Written out by hand: what the specification's columns should hold. Columns left out are empty. */
  row: Record<string, string>
}

const visits: Visit[] = [
  {
    form: 'home',
    path: '/',
    answers: {
      'property-type': 'home',
      'property-ownership': 'tenant',
      'monthly-bill': 'over-500',
      postcode: '3011',
    },
    row: {
      form_type: 'get_your_free_solar_quote',
      property_type: 'home',
      homeowner: 'tenant',
      current_bill: 'over-500',
      postcode: '3011',
      service: 'solar-panels',
    },
  },
  {
    form: 'home',
    path: '/solar-panels-melbourne',
    answers: {
      'property-type': 'business',
      'property-ownership': 'homeowner',
      'monthly-bill': 'under-100',
    },
    row: {
      form_type: 'get_your_free_solar_quote',
      property_type: 'business',
      homeowner: 'homeowner',
      current_bill: 'under-100',
      service: 'solar-panels',
    },
  },
  {
    form: 'battery',
    path: '/solar-batteries',
    answers: {
      'electricity-bill': '400-600',
      'battery-size': 'medium',
      'current-system': 'yes',
      'energy-usage': 'evening',
      'power-outages': 'somewhat',
    },
    row: {
      form_type: 'get_your_free_battery_quote',
      current_bill: '400-600',
      battery_interest: 'medium, yes, evening, somewhat',
      service: 'solar-battery',
    },
  },
  {
    form: 'rebates',
    path: '/solar-panel-grants',
    answers: {
      'property-ownership': 'shared',
      'household-income': '60k-100k',
      benefits: 'healthcare',
      'property-type': 'semi-detached',
      heating: 'gas',
    },
    row: {
      form_type: 'check_your_solar_rebate_eligibility',
      property_type: 'semi-detached',
      homeowner: 'shared',
      current_bill: '60k-100k',
      service: 'rebates',
    },
  },
  {
    form: 'savings',
    path: '/solar-panel-savings',
    answers: {
      'system-size': 'large',
      'roof-complexity': 'multiple',
      'battery-interest': 'maybe',
      'installation-urgency': '12-months',
      'savings-interest': 'save-2500',
    },
    row: {
      form_type: 'calculate_your_solar_savings',
      roof_access: 'multiple',
      battery_interest: 'maybe',
      installation_urgency: '12-months',
      service: 'solar-panels',
    },
  },
  {
    form: 'installers',
    path: '/best-solar-panel-installers',
    answers: {
      location: 'Footscray VIC 3011',
      'installer-preference': 'local',
      timeline: '3-months',
      'additional-services': 'ev-charging',
    },
    row: {
      form_type: 'find_your_best_local_installer',
      postcode: '3011',
      installation_urgency: '3-months',
      service_type: 'local, ev-charging',
      service: 'solar-panels',
    },
  },
  {
    form: 'panel-count',
    path: '/how-many-solar-panels',
    answers: { 'monthly-bill': '200-300', 'roof-space': 'large', 'energy-usage': 'evenings' },
    row: {
      form_type: 'how_many_solar_panels_do_you_need_',
      current_bill: '200-300',
      roof_access: 'large',
      battery_interest: 'evenings',
      service: 'solar-panels',
    },
  },
  {
    form: 'business',
    path: '/solar-panels-businesses',
    answers: {
      'business-type': 'warehouse',
      'building-ownership': 'long-lease',
      'monthly-bill': '5k-10k',
      'roof-size': 'multiple',
    },
    row: {
      form_type: 'get_your_commercial_solar_quote',
      business_type: 'warehouse',
      homeowner: 'long-lease',
      current_bill: '5k-10k',
      roof_access: 'multiple',
      facility_size: 'multiple',
      service: 'commercial-solar',
    },
  },
  {
    form: 'battery-size',
    path: '/solar-battery-size',
    answers: { 'daily-usage': 'high', 'backup-needs': 'essentials' },
    row: {
      form_type: 'find_your_battery_size',
      battery_interest: 'high, essentials',
      service: 'solar-battery',
    },
  },
  {
    form: 'battery-cost',
    path: '/solar-battery-costs',
    answers: { 'battery-size': 'small', 'budget-range': 'mid' },
    row: {
      form_type: 'get_your_battery_price',
      battery_interest: 'small, mid',
      service: 'solar-battery',
    },
  },
  {
    form: 'battery-choice',
    path: '/best-solar-batteries',
    answers: { 'battery-brand': 'any' },
    row: {
      form_type: 'get_your_battery_recommendation',
      battery_interest: 'any',
      service: 'solar-battery',
    },
  },
  {
    form: 'battery',
    path: '/solar-batteries-guide',
    answers: {
      'electricity-bill': 'under-200',
      'battery-size': 'not-sure',
      'current-system': 'planning',
      'energy-usage': 'weekends',
      'power-outages': 'never',
    },
    row: {
      form_type: 'get_your_free_battery_quote',
      current_bill: 'under-200',
      battery_interest: 'not-sure, planning, weekends, never',
      service: 'solar-battery',
    },
  },
  {
    form: 'roof-tiles',
    path: '/solar-roof-tiles',
    answers: { 'roof-type': 'slate', 'roof-condition': 'needs-work' },
    row: {
      form_type: 'get_your_solar_roof_quote',
      roof_type: 'slate',
      roof_access: 'needs-work',
      service: 'roof-tiles',
    },
  },
  {
    form: 'contact',
    path: '/contact',
    answers: { 'inquiry-type': 'support', message: 'My reference is lost.\nWhat now?' },
    button: 'Send My Question',
    row: {
      form_type: 'contact_us',
      service_type: 'support',
      message: 'My reference is lost.\nWhat now?',
    },
  },
  {
    form: 'article-rebates',
    path: '/blog/victorian-solar-rebates-guide',
    answers: {
      'property-type': 'townhouse',
      'household-income': '140k-180k',
      'current-solar': 'have-solar',
    },
    row: {
      form_type: 'check_your_rebate_eligibility',
      property_type: 'townhouse',
      current_bill: '140k-180k',
      service: 'rebates',
    },
  },
  {
    form: 'article-battery',
    path: '/blog/home-battery-storage-guide',
    answers: {
      'current-system': 'yes-solar',
      'battery-interest': 'backup',
      'energy-usage': 'throughout',
      'battery-budget': '15k-25k',
    },
    row: {
      form_type: 'get_your_battery_quote',
      battery_interest: 'yes-solar, backup, throughout, 15k-25k',
      service: 'solar-battery',
    },
  },
  {
    form: 'article-compare',
    path: '/blog/large-scale-vs-residential-solar-victoria-comparison',
    answers: {
      'installation-type': 'comparing',
      'property-size': 'large-home',
      'monthly-usage': '500-1000kwh',
      'investment-budget': '20k-50k',
    },
    row: {
      form_type: 'compare_your_solar_options',
      facility_size: 'large-home, 500-1000kwh',
      service_type: 'comparing',
      service: 'not-sure',
    },
  },
  {
    form: 'article-financing',
    path: '/blog/solar-financing-options-victoria',
    answers: {
      'system-preference': 'solar-battery',
      'household-income': '140k-200k',
      'financing-preference': 'interest-free',
    },
    row: {
      form_type: 'get_your_financing_quote',
      current_bill: '140k-200k',
      battery_interest: 'interest-free',
      service_type: 'solar-battery',
      service: 'solar-panels',
    },
  },
  {
    form: 'article-costs',
    path: '/blog/solar-panel-costs-melbourne',
    answers: {
      'melbourne-area': 'western',
      'system-size': 'large-10kw',
      'cost-priority': 'fastest-payback',
      timeline: 'asap',
      budget: '10k-20k',
    },
    row: {
      form_type: 'get_your_cost_breakdown',
      installation_urgency: 'asap',
      service: 'solar-panels',
    },
  },
  {
    form: 'article-2030',
    path: '/blog/victoria-renewable-energy-2030',
    answers: {
      'renewables-interest': 'independence',
      'renewables-concern': 'reliability',
      'financing-interest': 'loan',
      timeline: 'exploring',
    },
    row: {
      form_type: 'prepare_for_2030',
      battery_interest: 'loan',
      installation_urgency: 'exploring',
      service: 'not-sure',
    },
  },
]

type Person = ReturnType<typeof someone>

/** What the visit answers, and of a question it says nothing about the first choice. */
function answersIn(visit: Visit, person: Person) {
  return answersOf(person, visit.answers, formNamed(visit.form))
}

function expectedRow(visit: Visit, person: Person) {
  const [first_name, last_name] = person.name.split(' ')
  return {
    ...Object.fromEntries(leadColumns.map((column) => [column, ''])),
    first_name,
    last_name,
    email: person.email,
    phone: person.phone,
    ...visit.row,
  }
}

async function expectLead(lead: Record<string, unknown> | undefined, visit: Visit, person: Person) {
  const columns = Object.fromEntries(leadColumns.map((column) => [column, lead?.[column]]))
  expect(columns).toEqual(expectedRow(visit, person))
  expect(lead).toMatchObject({ form_slug: visit.form, page: visit.path, consent: 1 })
  expect(JSON.parse(String(lead?.answers))).toEqual(answersIn(visit, person))
}

/** The gate fills in one form of each kind in a browser: for solar, for a battery, one that begins with text, and a question. */
const byBrowserInGate = ['/', '/solar-batteries', '/best-solar-panel-installers', '/contact']

for (const visit of visits)
  test(`the ${visit.form} form on ${visit.path} makes the row it should`, {
    tag: byBrowserInGate.includes(visit.path) ? '@core' : [],
  }, async ({ page, server }) => {
    const person = someone()
    await page.goto(visit.path)
    await answerSteps(page, answersIn(visit, person), { form: formNamed(visit.form) })
    await page.getByRole('button', { name: visit.button ?? 'Get My Quote' }).click()
    await page.waitForURL(/\/success\?ref=WW-/)
    const [lead, ...others] = await leadsOf(server, person)
    expect(others).toEqual([])
    await expectLead(lead, visit, person)
  })

for (const visit of visits)
  test(`the fields of the ${visit.form} form on ${visit.path}, posted without script, make the same row`, {
    tag: '@core',
  }, async ({ request, server }) => {
    const person = someone()
    const answers = answersIn(visit, person)
    const $ = load(await (await request.get(visit.path)).text())
    const form = $('form[action="/enquiries"]')
    expect(form.attr('method')).toBe('post')
    for (const [name, answer] of Object.entries(answers)) {
      const fields = $(`[name="${name}"]`, form)
      const offers = fields.is('[type=radio]') ? fields.filter(`[value="${answer}"]`) : fields
      expect([name, answer, offers.length]).toEqual([name, answer, 1])
    }
    const rest = form.serializeArray().map(({ name, value }) => [name, value])
    const response = await request.post('/enquiries', {
      form: { ...Object.fromEntries(rest), ...answers },
      maxRedirects: 0,
    })
    expect(response.headers().location).toMatch(/^\/success\?ref=WW-/)
    const [lead] = await leadsOf(server, person)
    await expectLead(lead, visit, person)
  })

test('the rebates form shows what it found in dollars before it asks for a name', async ({
  page,
}) => {
  await page.goto('/solar-panel-grants')
  const form = formNamed('rebates')
  const answers = { 'property-ownership': 'own', 'household-income': '60k-100k' }
  await answerSteps(
    page,
    { ...answers, benefits: 'none', 'property-type': 'detached', heating: 'gas' },
    { form, until: 'contact-name' },
  )
  const list = page.getByRole('form').getByRole('status')
  await expect(list).toContainText(/Solar Homes rebate\s*\$1,400\s*at most/)
  await expect(page.getByLabel('What is your name?')).toBeFocused()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(list).toHaveCount(0)
})
