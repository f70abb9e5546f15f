import type { Brand } from '#content/brand/brand.ts'
import { questionSent, success } from '#content/pages/success.ts'
import type { LeadTold } from '#domain/delivery/lead-told.ts'
import type { LeadColumns } from '#domain/lead/columns.ts'
import type { Letter, Part } from './letter.ts'

/**
 * Tells a visitor that their request arrived. Nothing they typed is in it, their name neither:
 * anybody can type anybody's address, and must not be able to make us write their words to it.
 */
export function confirmation(
  lead: LeadTold,
  { brand, withdrawalLink }: { brand: Brand; withdrawalLink: string },
): Letter {
  const isQuestion = lead.kind === 'question'
  const sent = isQuestion ? questionSent : success
  return {
    subject: `We have your ${isQuestion ? 'question' : 'request'}: ${lead.reference}`,
    preview: sent.lead,
    heading: sent.heading,
    parts: [
      { kind: 'words', text: sent.lead },
      { kind: 'reference', name: 'Your reference', text: lead.reference },
      { kind: 'heading', text: sent.steps.heading },
      { kind: 'steps', steps: sent.steps.items },
      ...(isQuestion ? staysWithUs : whatWeShare(lead)),
      { kind: 'heading', text: 'Changed your mind, or was it not you?' },
      {
        kind: 'words',
        text: `Open the page below and press its button. We then ${isQuestion ? 'leave you alone' : 'stop passing your details on'}, whatever the reason.`,
      },
      { kind: 'link', link: { text: 'Withdraw my consent', address: withdrawalLink } },
      { kind: 'heading', text: success.help.heading },
      { kind: 'words', text: `${callUs(brand)} ${success.help.reply}` },
    ],
  }
}

const staysWithUs: Part[] = [
  { kind: 'heading', text: 'Who sees it' },
  {
    kind: 'words',
    text: 'Only we do. We use your details to answer you, and pass them on to nobody.',
  },
]

function whatWeShare(lead: LeadTold): Part[] {
  return [
    { kind: 'heading', text: 'What we share' },
    {
      kind: 'words',
      text: 'So that the call is already about you, we pass this on to the local installers we match you with:',
    },
    { kind: 'list', items: kindsShared(lead) },
  ]
}

type Column = keyof LeadColumns

const contact: [string, Column[]][] = [
  ['your name', ['first_name', 'last_name']],
  ['your e-mail address', ['email']],
  ['your phone number', ['phone']],
  ['your postcode', ['postcode']],
  ['your message', ['message']],
]

const topics: [string, Column[]][] = [
  ['what you told us about the building', ['property_type', 'homeowner', 'facility_size']],
  ['what you told us about the roof', ['roof_type', 'roof_direction', 'roof_access']],
  ['what you told us about batteries and your use of power', ['battery_interest']],
  ['what your power costs you', ['current_bill']],
  ['when you would like it done', ['installation_urgency']],
  ['what kind of business it is', ['business_type']],
  ['what you are interested in', ['service_type']],
  ['what you told us about yourself', ['age_group', 'gender', 'has_will', 'will_for']],
]

function kindsShared({ columns, answered }: LeadTold): string[] {
  const given = (kinds: [string, Column[]][]) =>
    kinds.filter(([, names]) => names.some((name) => columns[name])).map(([kind]) => kind)
  const told = given(topics)
  const rest = answered.length > given(contact).length && told.length === 0
  return [...given(contact), ...told, ...(rest ? ['your other answers'] : [])]
}

function callUs({ phone, hours, email }: Brand): string {
  const open = hours.map(({ days, opens, closes }) => `${days} ${opens} to ${closes}`).join(', ')
  return `Call ${phone.shown} (${open}) or write to ${email}.`
}
