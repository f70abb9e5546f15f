import type { EnquiryKind } from '../enquiry/form.ts'
import type { LeadSource } from '../lead/attribution.ts'

/** The facts of a new lead that decide which channels get it. */
export type NewLead = { email: string; leadSource: LeadSource; kind: EnquiryKind }

type ChannelRules = {
  /** Who gets it. A visitor's address gets three confirmations in 24 hours at most, whoever typed it. */
  recipient: 'operators' | 'visitor' | 'installer' | 'system'
  /** Whether each webhook endpoint gets a delivery of its own. */
  perEndpoint: boolean
  isOwed: (lead: NewLead) => boolean
  /** Whether the receiver stores leads, and so must hear when one is withdrawn or erased. */
  hears: { withdrawal: boolean; erasure: boolean }
  /** As what it has the details of a lead once it was sent them; null for the visitor. */
  disclosesTo: 'webhook' | 'hosted-table' | 'letter' | null
  /** Its names: in a list at the desk, in a sentence ('sent the webhook again'), and for the person a lead is about. */
  label: string
  noun: string
  labelForVisitor: string
}

/**
 * Every channel by which leads go out, with everything that depends on the channel. `#channels/send.ts` says how each
 * one sends, and is typed over the same names.
 */
export const channels = {
  'operator-letter': {
    recipient: 'operators',
    perEndpoint: false,
    isOwed: () => true,
    hears: { withdrawal: false, erasure: false },
    disclosesTo: 'letter',
    label: 'Letter to the office',
    noun: 'letter to the office',
    labelForVisitor: 'our operators, by letter',
  },
  confirmation: {
    recipient: 'visitor',
    perEndpoint: false,
    // The public key is public: anybody could use it to make us write to anybody.
    isOwed: ({ email, leadSource }) => email !== '' && leadSource !== 'key',
    hears: { withdrawal: false, erasure: false },
    disclosesTo: null,
    label: 'Confirmation to the visitor',
    noun: 'confirmation',
    labelForVisitor: 'the visitor, by letter',
  },
  'visitor-letter': {
    recipient: 'visitor',
    perEndpoint: false,
    isOwed: isOwedLater,
    hears: { withdrawal: false, erasure: false },
    disclosesTo: null,
    label: 'Letter to the visitor',
    noun: 'letter to the visitor',
    labelForVisitor: 'the visitor, by letter',
  },
  'owner-letter': {
    recipient: 'operators',
    perEndpoint: false,
    isOwed: isOwedLater,
    hears: { withdrawal: false, erasure: false },
    disclosesTo: null,
    label: 'Letter to owners',
    noun: 'letter to owners',
    labelForVisitor: 'our owners, by letter',
  },
  'installer-letter': {
    recipient: 'installer',
    perEndpoint: false,
    isOwed: isOwedLater,
    // It learns of a withdrawal or erasure by its offer: see owe-installer.ts.
    hears: { withdrawal: false, erasure: false },
    // The acceptance discloses, not the letter.
    disclosesTo: null,
    label: 'Letter to an installer',
    noun: 'letter to an installer',
    labelForVisitor: 'an installer, by letter',
  },
  'installer-webhook': {
    recipient: 'installer',
    perEndpoint: false,
    isOwed: isOwedLater,
    hears: { withdrawal: false, erasure: false },
    disclosesTo: null,
    label: 'Webhook of an installer',
    noun: 'webhook of an installer',
    labelForVisitor: 'an installer’s system',
  },
  webhook: {
    recipient: 'system',
    perEndpoint: true,
    isOwed: isNoQuestion,
    hears: { withdrawal: true, erasure: true },
    disclosesTo: 'webhook',
    label: 'Webhook',
    noun: 'webhook',
    labelForVisitor: 'a webhook',
  },
  'hosted-table': {
    recipient: 'system',
    perEndpoint: false,
    isOwed: isNoQuestion,
    hears: { withdrawal: true, erasure: true },
    disclosesTo: 'hosted-table',
    label: 'Hosted table, enquiries',
    noun: 'row of the hosted table',
    labelForVisitor: 'the hosted table',
  },
} satisfies Record<string, ChannelRules>

export type Channel = keyof typeof channels

export const channelNames = Object.keys(channels) as Channel[]

export function channelsWhere(condition: (rules: ChannelRules) => boolean): Channel[] {
  return channelNames.filter((channel) => condition(channels[channel]))
}

/** What it sends is owed once its moment comes, not with the lead. */
function isOwedLater(): boolean {
  return false
}

/** Questions stay between the visitor and us. */
function isNoQuestion({ kind }: NewLead): boolean {
  return kind !== 'question'
}
