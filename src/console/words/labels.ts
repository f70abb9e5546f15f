import { type Channel, channels } from '#domain/delivery/channel.ts'
import { type DeliveryEvent, messages } from '#domain/delivery/messages.ts'
import type { DeliveryState } from '#domain/delivery/state.ts'
import type { Service } from '#domain/enquiry/form.ts'
import { isolate } from '#domain/enquiry/isolate.ts'
import type { AttributionSource } from '#domain/lead/attribution.ts'
import type { ContactOutcome } from '#domain/lead/contact.ts'
import type { CallOutcome, ContactChannel, LeadState, LostReason } from '#domain/lead/state.ts'
import { capitalise } from '#domain/letter-case.ts'

export const stateLabels: Record<LeadState, string> = {
  held: 'Held back',
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  complaint: 'Complaint',
  answered: 'Answered',
  withdrawn: 'Withdrawn',
  spam: 'Spam',
}

export const serviceLabels: Record<Service, string> = {
  'solar-panels': 'Solar panels',
  'solar-battery': 'Solar battery',
  'solar-panels-plus-battery': 'Solar + battery',
  'not-sure': 'Service undecided',
  'commercial-solar': 'Commercial',
  'roof-tiles': 'Roof tiles',
  rebates: 'Rebates',
}

/** What a lead asks for: its service, or the name of its form if it names no service. */
export function leadSubject({ service, form }: { service: string; form: string }): string {
  return service ? ((serviceLabels as Record<string, string>)[service] ?? service) : formLabel(form)
}

/** The name of a form by its slug: 'Battery size'. Leads from the data interface have the slug 'rest'. */
export function formLabel(slug: string): string {
  if (slug === 'rest') return sourceLabels['data-interface']
  return capitalise(slug.replaceAll('-', ' '))
}

/** What questions of these kinds are called at the desk, however the form asks. */
export const contactLabels: Record<string, string> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  postcode: 'Postcode',
}

export const sourceLabels: Record<AttributionSource, string> = {
  search: 'Search',
  'google-ad': 'Google ad',
  'facebook-ad': 'Facebook ad',
  campaign: 'Campaign',
  article: 'Article',
  'other-site': 'Other site',
  direct: 'Direct',
  'data-interface': 'Data interface',
  telephone: 'Telephone',
  assistant: 'Assistant',
}

export const lostReasonLabels: Record<LostReason, string> = {
  'nobody-reached': 'Nobody reached',
  'not-interested': 'Not interested any more',
  'too-dear': 'Too dear',
  'other-installer': 'Chose another installer',
  'not-possible': 'Not possible on this roof',
  duplicate: 'Asked before, kept there',
  other: 'Another reason',
}

export const outcomeLabels: Record<CallOutcome, string> = {
  reached: 'Reached',
  'no-answer': 'No answer',
  voicemail: 'Voicemail',
  engaged: 'Engaged',
  'wrong-number': 'Wrong number',
}

export const contactOutcomeLabels: Record<ContactOutcome, string> = {
  ...outcomeLabels,
  'call-back': 'Call back',
  'not-interested': 'Not interested',
  'asked-to-stop': 'Asked us to stop',
  'not-called': 'Not called',
}

/** What an operator did to speak with a visitor. */
export const channelVerbs: Record<ContactChannel, string> = {
  phone: 'called',
  sms: 'texted',
  email: 'emailed',
}

type Receiver = {
  channel: Channel
  endpoint: { label: string; host: string } | null
  /** The trading name of the installer it is for. */
  installer: string | null
}

/** The receiver of a delivery, and what it was about. */
export function receiverLabel(delivery: Receiver & { event: DeliveryEvent }): string {
  const { label } = messages[delivery.event]
  return label ? `${receiver(delivery)}, ${label}` : receiver(delivery)
}

const kinds: Partial<Record<Channel, string>> = {
  'installer-letter': 'Email',
  'installer-webhook': 'Webhook',
  'installer-text': 'Text',
}

function receiver({ channel, endpoint, installer }: Receiver): string {
  const { label, perEndpoint, recipient } = channels[channel]
  if (recipient === 'installer' && installer)
    return `${kinds[channel] ?? label} to ${isolate(installer)}`
  if (!perEndpoint) return label
  return `${label}, ${endpoint ? endpoint.label || endpoint.host : 'since removed'}`
}

export const deliveryStateLabels: Record<DeliveryState, string> = {
  delivered: 'Delivered',
  'written to a file': 'Written to a file',
  retrying: 'Failing',
  'gave up': 'Given up',
  waiting: 'On its way',
  held: 'Held back',
  stopped: 'Stopped',
}

/** Why a lead is held back, from the signs that the server stored. */
export function formatSuspicion(suspected: string | null): string {
  const signs = suspected?.split(', ') ?? []
  const reasons = [
    ...(signs.includes('too fast') ? ['Filled in faster than anybody types'] : []),
    ...(signs.includes('honeypot') ? ['the hidden field was filled in'] : []),
  ]
  if (reasons.length === 0) return suspected || 'Looks like a machine'
  return capitalise(reasons.join(', and '))
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** A count at the beginning of a sentence: 'Two finished leads', '12 tries'. */
export function spellCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${spellNumber(count)} ${count === 1 ? singular : plural}`
}

/** 'Two'; in digits from ten on. */
export function spellNumber(count: number): string {
  return numbers[count] ?? count.toLocaleString('en-AU')
}

/** The server stops counting leads above a thousand. */
export function formatLeadCount(count: number): string {
  return count > 1000 ? '1,000+' : count.toLocaleString('en-AU')
}

/** The channels beside email that a visitor agreed to: 'agreed to calls and texts'. */
export function formatAgreedChannels(channels: unknown): string {
  const agreed = String(channels ?? '').split(' ')
  const words = [
    ...(agreed.includes('phone') ? ['calls'] : []),
    ...(agreed.includes('sms') ? ['texts'] : []),
  ]
  return words.length > 0 ? `agreed to ${words.join(' and ')}` : 'agreed to neither calls nor texts'
}
