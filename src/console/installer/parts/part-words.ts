import type { InstallerField } from '#domain/installer/draft.ts'
import type { InstallerPart } from '#domain/installer/parts.ts'
import { approvals } from '#edition/approvals.ts'
import { terms } from '#estimate/terms.ts'

/** What a part is called, and what it asks. */
export const partWords: Record<InstallerPart, { title: string; lead: string; asks: string }> = {
  business: {
    title: 'The business',
    lead: 'Who it is. Nothing is sent, and nothing is offered yet.',
    asks: `The name that visitors read, and its ${terms.companyNumber}`,
  },
  people: {
    title: 'People',
    lead: 'Enter at least one person who gets offers, one in the office, and one email for terms and statements.',
    asks: 'Name, mobile or email, office or on the road, who gets offers and texts, who may accept',
  },
  where: {
    title: 'Where',
    lead: 'As they said it on the phone. No codes are needed; postcodes are read too.',
    asks: 'Where they work, and where they don’t go',
  },
  what: {
    title: 'What they install',
    lead: 'Only what is ticked is offered. Sizes may be left blank: then every size is.',
    asks: 'Each service: yes or no, size from, size to; homes, businesses, farms',
  },
  when: {
    title: 'When',
    lead: 'Offers lapse only in these hours. Blank is whenever the desk is open.',
    asks: 'Hours of the week, days off, first day',
  },
  many: {
    title: 'How many, and the fee',
    lead: 'The lowest cap counts; blank is no cap. A cap below what it has accepted takes back its open offers; what it accepted stays.',
    asks: `A day, a week, a month; the fee of each service, with ${terms.tax} beside it; its share beside the others`,
  },
  proof: {
    title: 'Proof and terms',
    lead: `Each ${approvals.name} with its number and last day. Their office may send files: you confirm them under “To decide”.`,
    asks: `Each ${approvals.name} with its number and last day; our terms, accepted by them`,
  },
}

/** What to do about a field at the desk, where the message for a file's line would ask to write it differently. */
export const partMessages: Partial<Record<InstallerField, string>> = {
  people:
    'Everybody needs a name, and an email or a number. Somebody gets offers, somebody has an email.',
  services: 'Tick at least one.',
  property_kinds: 'Tick at least one.',
  panel_kw: 'Enter both sizes, the smaller first.',
  battery_kwh: 'Enter both sizes, the smaller first.',
  weekday_hours: 'Enter both times, the earlier first.',
  saturday_hours: 'Enter both times, the earlier first.',
  days_off: 'Enter the first and the last day of each.',
  fees: `Enter what at least one kind of lead costs, in ${terms.money} without ${terms.tax}.`,
  accreditations: 'Fill in every field. A person can’t have the same accreditation twice.',
}
