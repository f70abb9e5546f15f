import type { Brand } from '#content/brand.ts'
import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { articleBattery } from './article-battery.ts'
import { articleCompare } from './article-compare.ts'
import { articleCosts } from './article-costs.ts'
import { battery } from './battery.ts'
import { business } from './business.ts'
import { complaint } from './complaint.ts'
import { contact } from './contact.ts'
import { home } from './home.ts'
import { installers } from './installers.ts'
import { panelCount } from './panel-count.ts'
import { rebates } from './rebates.ts'
import { savings } from './savings.ts'

const forms: readonly EnquiryForm[] = [
  home,
  battery,
  rebates,
  savings,
  installers,
  panelCount,
  business,
  contact,
  complaint,
  articleCosts,
  articleBattery,
  articleCompare,
]

const bySlug: ReadonlyMap<string, EnquiryForm> = new Map(forms.map((form) => [form.slug, form]))

/** The forms, by slug. All brands of this edition ask them in the same words; the brand's name is shown at the boxes. */
export function formsOf(_brand: Brand): ReadonlyMap<string, EnquiryForm> {
  return bySlug
}
