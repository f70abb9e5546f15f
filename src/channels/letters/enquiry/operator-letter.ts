import type { Brand } from '#content/brand.ts'
import { formatWish } from '#content/call-wish.ts'
import { estimateFacts } from '#content/estimate-facts.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import type { Country } from '#domain/enquiry/country.ts'
import { phoneDoubt } from '#domain/enquiry/phone.ts'
import type { Attribution } from '#domain/lead/attribution.ts'
import { channelBoxes } from '#domain/privacy/channel-consent.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import type { Clock } from '#domain/promise/format-time.ts'
import { noCallPromised } from '#domain/promise/is-promised.ts'
import { formsOf } from '#edition/forms/forms.ts'
import { type Fact, factsOf, type Letter, type LetterDeps, type Part } from '../letter.ts'
import { mailLink } from '../links.ts'
import { type LeadOfLetter, phoneFact } from './phone-fact.ts'

/** Tells operators about a new lead: how to reach the visitor, their answers, and where they came from. */
export function operatorLetter(
  { lead, dialable }: LeadOfLetter,
  { brand, siteUrl }: LetterDeps<object>,
): Letter {
  const phone = phoneFact({ lead, dialable })
  const title = titleOf(lead, brand)
  const name = nameOf(lead)
  const now = new Date(lead.receivedAt)
  const clock = { now: now.getTime(), timeZone: brand.timeZone }
  const wish = formatWish(lead.wish, clock, { dated: true })
  const link = (id: string) => `${siteUrl}/console/leads/${encodeURIComponent(id)}`
  return {
    subject: [name, lead.columns.postcode, title, lead.reference]
      .filter(Boolean)
      .map((text) => short(text, 60))
      .join(' · '),
    preview: [phone.value, lead.columns.email].filter(Boolean).join(', '),
    heading: name || 'A new lead',
    parts: [
      `${title}, ${moment(lead.receivedAt, brand)}. ${promised(lead, { ...clock, brand })}`,
      ...(wish ? [{ kind: 'notice', text: `They asked for ${wish}.` } as const] : []),
      { kind: 'reference', name: 'Reference', text: lead.reference },
      ...notices(lead, link, brand.country),
      factsOf(waysToReach(lead, phone)),
      { kind: 'button', text: 'Open this lead', address: link(lead.id) },
      { kind: 'heading', text: 'What they answered' },
      factsOf(lead.answered.map(({ ask, answer }) => ({ name: ask, value: answer }))),
      ...estimatePart(lead, siteUrl),
      { kind: 'heading', text: 'Where they came from' },
      factsOf(attributionFacts(lead)),
      { kind: 'heading', text: 'What they agreed to' },
      `${lead.consent.wording} (${consentOrigin(lead)})`,
      ...(brand.consent === 'channels' ? [factsOf(boxFacts(lead))] : []),
    ],
  }
}

/** Calls and texts, each with the wording that was ticked. */
function boxFacts({ boxes }: OutgoingLead): Fact[] {
  const names = { calls: 'Calls', texts: 'Texts' }
  return channelBoxes.map((box) => ({
    name: names[box],
    value: boxes[box] ? `Agreed (wording ${boxes[box]})` : 'Not agreed',
  }))
}

function consentOrigin({ leadSource, consent }: OutgoingLead): string {
  if (leadSource === 'telephone') return 'said on the phone'
  return leadSource === 'advertisement'
    ? 'with an advertisement’s form'
    : `wording ${consent.version}`
}

function estimatePart({ estimate }: OutgoingLead, siteUrl: string): Part[] {
  if (!estimate) return []
  const { facts, path } = estimateFacts(estimate)
  return [
    { kind: 'heading', text: 'What they worked out' },
    factsOf([...facts]),
    { kind: 'link', text: 'The same on the site', address: siteUrl + path },
  ]
}

function nameOf({ columns }: OutgoingLead): string {
  return short(`${columns.first_name} ${columns.last_name}`.trim(), 100)
}

function titleOf({ formSlug, columns }: OutgoingLead, brand: Brand): string {
  return formsOf(brand).get(formSlug)?.title ?? columns.form_type.replaceAll('_', ' ')
}

function notices(lead: OutgoingLead, link: (id: string) => string, country: Country): Part[] {
  const marks: Part[] = []
  if (lead.kind === 'question')
    marks.push({
      kind: 'notice',
      text: 'A question for us to answer. They did not ask for quotes: please pass it on to nobody.',
    })
  if (lead.kind === 'complaint')
    marks.push({
      kind: 'notice',
      text: 'A complaint. Look into it, and write its outcome on its page: that is what they’re sent, and it closes the complaint. Please pass it on to nobody.',
    })
  if (lead.suspected)
    marks.push({
      kind: 'notice',
      text: `A machine may have sent this. ${suspicion(lead.suspected)}`,
    })
  if (lead.earlierLead)
    marks.push({
      kind: 'notice',
      text: 'The same form, sent again with changed answers. Go by this one.',
      link: { text: 'The first one', address: link(lead.earlierLead) },
    })
  if (lead.duplicateOf && lead.duplicateOf !== lead.earlierLead)
    marks.push({
      kind: 'notice',
      text: 'Somebody with this phone number or email address wrote in the last 30 days.',
      link: { text: 'That lead', address: link(lead.duplicateOf) },
    })
  const doubt = phoneDoubt(lead.phone, country)
  if (doubt) marks.push({ kind: 'notice', text: `The phone number: ${doubt}` })
  return marks
}

function suspicion(reason: string): string {
  const known: Record<string, string> = {
    honeypot: 'A field that people cannot see was filled in.',
    'too fast': 'It was filled in faster than a person can.',
  }
  return reason
    .split(', ')
    .map((one) => known[one] ?? `${one}.`)
    .join(' ')
}

function promised({ kind, promisedBy }: OutgoingLead, clock: Clock & { brand: Brand }): string {
  if (!promisedBy) return `${noCallPromised}.`
  const deadline = formatDeadline(promisedBy, clock)
  if (kind === 'complaint') return `The outcome has to be told ${deadline}.`
  const isAnswer = kind === 'question' || clock.brand.firstCall === 'visitor-chooses'
  return `${isAnswer ? 'An answer' : 'A call'} is promised ${deadline}.`
}

function waysToReach({ columns }: OutgoingLead, phone: Fact): Fact[] {
  const { email, postcode } = columns
  const facts: Fact[] = [
    phone,
    { name: 'Email', value: email, ...mailLink(email) },
    { name: 'Postcode', value: postcode },
  ]
  return facts.filter(({ value }) => value)
}

function attributionFacts({ page, attributions }: OutgoingLead): Fact[] {
  return [
    { name: 'Sent from', value: page },
    {
      name: 'First seen at',
      value: attributions.first ? formatAttribution(attributions.first) : '',
    },
    { name: 'Last came by', value: formatAttribution(attributions.last) },
  ].filter(({ value }, index) => value && (index === 0 || value !== page))
}

function formatAttribution({ page, referrerHost, utm }: Attribution): string {
  const campaign = Object.entries(utm ?? {}).map(([tag, value]) => `${tag}=${value}`)
  return [page, referrerHost && `from ${referrerHost}`, campaign.join(', ')]
    .filter(Boolean)
    .join(', ')
}

function moment(iso: string, { locale, timeZone }: Brand): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(iso))
}

function short(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}
