/** A business that has the details of a lead, as it is stored and named. */
type HolderRules = {
  kind: string
  /** Its id; null where it's that of an endpoint or an installer. */
  receiver: string | null
  /** Where it has no name of its own, in a list at the desk. */
  atDesk: string
} & (
  | { canStop: true; onVisitorsPage: string }
  /** Our own office is stopped by withdrawing. */
  | { canStop: false }
)

type ChannelRules = {
  /** Who gets it. A system stores leads, and so hears when one is stopped, withdrawn or erased. */
  recipient: 'operators' | 'visitor' | 'installer' | 'system'
  isLetter?: true
  /** Whether each webhook endpoint gets a delivery of its own. */
  perEndpoint?: true
  /** As what its receiver has the details of a lead, where it has. */
  holder?: HolderRules
  /** Its names: in a list at the desk, in a sentence ('sent the webhook again'), and for the person a lead is about. */
  label: string
  noun: string
  labelForVisitor: string
}

/**
 * Every channel, with everything that depends on it. `messages.ts` says what each one tells, and `#channels/send.ts`, typed over the
 * same names, how it sends.
 */
const rules = {
  'operator-letter': {
    recipient: 'operators',
    isLetter: true,
    holder: {
      kind: 'letter',
      receiver: 'office',
      atDesk: 'Our office, by email',
      canStop: false,
    },
    label: 'Email to the office',
    noun: 'email to the office',
    labelForVisitor: 'our operators, by email',
  },
  confirmation: {
    recipient: 'visitor',
    isLetter: true,
    label: 'Confirmation to the visitor',
    noun: 'confirmation',
    labelForVisitor: 'the visitor, by email',
  },
  'visitor-letter': {
    recipient: 'visitor',
    isLetter: true,
    label: 'Email to the visitor',
    noun: 'email to the visitor',
    labelForVisitor: 'the visitor, by email',
  },
  'owner-letter': {
    recipient: 'operators',
    isLetter: true,
    label: 'Email to owners',
    noun: 'email to owners',
    labelForVisitor: 'our owners, by email',
  },
  'installer-letter': {
    recipient: 'installer',
    isLetter: true,
    // The acceptance discloses, not the letter; and it learns of a withdrawal or erasure by its offer.
    holder: {
      kind: 'installer',
      receiver: null,
      atDesk: 'An installer',
      canStop: true,
      onVisitorsPage: 'An installer',
    },
    label: 'Email to an installer',
    noun: 'email to an installer',
    labelForVisitor: 'an installer, by email',
  },
  'installer-webhook': {
    recipient: 'installer',
    label: 'Webhook of an installer',
    noun: 'webhook of an installer',
    labelForVisitor: 'an installer’s system',
  },
  'installer-text': {
    recipient: 'installer',
    label: 'Text to an installer',
    noun: 'text to an installer',
    labelForVisitor: 'an installer, by text',
  },
  webhook: {
    recipient: 'system',
    perEndpoint: true,
    holder: {
      kind: 'webhook',
      receiver: null,
      atDesk: 'A webhook since removed',
      canStop: true,
      onVisitorsPage: 'A system we use for enquiries',
    },
    label: 'Webhook',
    noun: 'webhook',
    labelForVisitor: 'a webhook',
  },
  'hosted-table': {
    recipient: 'system',
    holder: {
      kind: 'hosted-table',
      receiver: 'enquiries',
      atDesk: 'Hosted table',
      canStop: true,
      onVisitorsPage: 'Our table of enquiries, with a hosting company',
    },
    label: 'Hosted table, enquiries',
    noun: 'row of the hosted table',
    labelForVisitor: 'the hosted table',
  },
} as const satisfies Record<string, ChannelRules>

type Rules = typeof rules
export type Channel = keyof Rules

export const channels: Record<Channel, ChannelRules> = rules

/** The channels whose rules are such. */
type ChannelWith<Such extends Partial<ChannelRules>> = {
  [C in Channel]: Rules[C] extends Such ? C : never
}[Channel]

export type LetterChannel = ChannelWith<{ isLetter: true }>

export const channelNames = Object.keys(channels) as Channel[]

export function channelsWhere(condition: (rules: ChannelRules) => boolean): Channel[] {
  return channelNames.filter((channel) => condition(channels[channel]))
}

/** Whether a lead that looks like spam goes to it only once an operator has released it. Operators get it at once: it may be real. */
export function isHeldBack(channel: Channel): boolean {
  return channels[channel].recipient !== 'operators'
}

/** The systems that store leads. */
export const systems = channelsWhere(({ recipient }) => recipient === 'system') as ChannelWith<{
  recipient: 'system'
}>[]

export type ReceiverKind = Extract<Rules[Channel], { holder: object }>['holder']['kind']

/** Everybody who can have the details of a lead, with the channel that tells them. */
export const receivers = Object.fromEntries(
  channelNames.flatMap((channel) => {
    const { holder } = channels[channel]
    return holder ? [[holder.kind, { ...holder, channel }]] : []
  }),
) as Record<ReceiverKind, HolderRules & { channel: Channel }>

/** Those who can be stopped alone. */
export const stoppable = (Object.keys(receivers) as ReceiverKind[]).filter(
  (kind) => receivers[kind].canStop,
)

/** The channel and the endpoint of a receiver. */
export function addressOf(
  kind: ReceiverKind,
  receiver: string,
): { channel: Channel; endpoint: string | null } {
  const { channel } = receivers[kind]
  return { channel, endpoint: channels[channel].perEndpoint ? receiver : null }
}
