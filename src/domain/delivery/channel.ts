import type { EnquiryKind } from '../enquiry/form.ts'

/** By whom a lead came: through a form of ours, or through the hosted data interface with a public key. */
export type CameBy = 'site' | 'key'

/** What of a new lead decides which channels are owed it. */
export type NewLead = { email: string; cameBy: CameBy; kind: EnquiryKind }

type ChannelRules = {
  /** Whom it writes to. The visitor gets at most three messages in 24 hours, whoever typed the address. */
  recipient: 'operators' | 'visitor' | 'system'
  /** Whether each webhook endpoint gets a delivery of its own. */
  perEndpoint: boolean
  isOwed: (lead: NewLead) => boolean
  /** Whether it holds leads outside, and so must be told when one is withdrawn or erased. */
  hears: { withdrawal: boolean; erasure: boolean }
  /** What it is called: in a list at the desk, in a sentence ('sent the webhook again'), to the person it is about. */
  label: string
  noun: string
  labelForVisitor: string
}

/**
 * Every way a lead leaves, with all that depends on which one it is. How it is sent is in `#channels/send.ts`, which
 * is typed over the same names.
 */
export const channels = {
  'operator-letter': {
    recipient: 'operators',
    perEndpoint: false,
    isOwed: () => true,
    hears: { withdrawal: false, erasure: false },
    label: 'Letter to the office',
    noun: 'letter to the office',
    labelForVisitor: 'our operators, by letter',
  },
  confirmation: {
    recipient: 'visitor',
    perEndpoint: false,
    // Anybody has the public key, and could make us write to anybody.
    isOwed: ({ email, cameBy }) => email !== '' && cameBy === 'site',
    hears: { withdrawal: false, erasure: false },
    label: 'Confirmation to the visitor',
    noun: 'confirmation',
    labelForVisitor: 'the visitor, by letter',
  },
  webhook: {
    recipient: 'system',
    perEndpoint: true,
    isOwed: isNoQuestion,
    hears: { withdrawal: true, erasure: true },
    label: 'Webhook',
    noun: 'webhook',
    labelForVisitor: 'a webhook',
  },
  'hosted-table': {
    recipient: 'system',
    perEndpoint: false,
    isOwed: isNoQuestion,
    hears: { withdrawal: true, erasure: true },
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

/** A question is between the visitor and us. */
function isNoQuestion({ kind }: NewLead): boolean {
  return kind !== 'question'
}
