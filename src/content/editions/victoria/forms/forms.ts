import type { Brand } from '#content/brand.ts'
import type { EnquiryForm, Question } from '#domain/enquiry/form.ts'
import { outsideOurArea } from '../pages/success.ts'
import { sayWhoCalls } from '../who-calls.ts'
import { article2030 } from './article-2030.ts'
import { articleBattery } from './article-battery.ts'
import { articleCompare } from './article-compare.ts'
import { articleCosts } from './article-costs.ts'
import { articleFinancing } from './article-financing.ts'
import { articleRebates } from './article-rebates.ts'
import { battery } from './battery.ts'
import { batteryChoice } from './battery-choice.ts'
import { batteryCost } from './battery-cost.ts'
import { batterySize } from './battery-size.ts'
import { business } from './business.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { installers } from './installers.ts'
import { panelCount } from './panel-count.ts'
import { rebates } from './rebates.ts'
import { roofTiles } from './roof-tiles.ts'
import { savings } from './savings.ts'

const forms = [
  home,
  battery,
  rebates,
  savings,
  installers,
  panelCount,
  business,
  batterySize,
  batteryCost,
  batteryChoice,
  roofTiles,
  contact,
  articleRebates,
  articleBattery,
  articleCompare,
  articleFinancing,
  articleCosts,
  article2030,
]

/** The forms as this brand asks them, by slug: with who calls, and at a postcode where we work. */
export function formsOf(brand: Brand): ReadonlyMap<string, EnquiryForm> {
  return new Map(forms.map((form) => [form.slug, asAskedBy(brand, form)]))
}

function asAskedBy(brand: Brand, form: EnquiryForm): EnquiryForm {
  const ask = (question: Question): Question => {
    if (question.kind === 'choice') return question
    const isWhere = question.kind === 'postcode'
    const help = [question.help, isWhere && outsideOurArea.form].filter(Boolean).join(' ')
    return {
      ...question,
      ask: sayWhoCalls(brand, question.ask),
      ...(help && { help: sayWhoCalls(brand, help) }),
    }
  }
  return {
    ...form,
    steps: form.steps.map(({ questions: [first, ...others] }) => ({
      questions: [ask(first), ...others.map(ask)],
    })),
  }
}
