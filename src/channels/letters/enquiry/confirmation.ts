import type { Brand } from '#content/brand.ts'
import { phoneHours } from '#content/call-promise.ts'
import { numberWord } from '#content/words.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import type { LeadColumns } from '#domain/lead/columns.ts'
import { agreedToInstallers } from '#domain/privacy/spoken-consent.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import {
  outsideVictoria,
  promiseHeading,
  questionSent,
  quotesSent,
  success,
} from '#edition/pages/success.ts'
import { otherStateName } from '#estimate/states.ts'
import type { Letter, Part } from '../letter.ts'

type ConfirmationDeps = { brand: Brand; pageLink: string; withdrawalLink: string }

/**
 * Confirms an enquiry to the visitor. It contains nothing they typed, not even their name: anybody can type anybody's
 * address, and must not be able to send their own words to it through us.
 */
export function confirmation(
  { lead }: { lead: OutgoingLead },
  { brand, ...links }: ConfirmationDeps,
): Letter {
  if (lead.leadSource === 'telephone') return spokenConfirmation(lead, { brand, ...links })
  const { pageLink, withdrawalLink } = links
  const isQuestion = lead.kind === 'question'
  const isOutside = isOutsideVictoria(lead)
  const sent = isQuestion ? questionSent(brand) : quotesSent(brand)
  const steps: Part[] = [
    { kind: 'heading', text: sent.steps.heading },
    { kind: 'steps', steps: sent.steps.items },
  ]
  const deadline = formatDeadline(lead.promisedBy, {
    now: Date.parse(lead.receivedAt),
    timeZone: brand.timeZone,
  })
  return {
    subject: `We have your ${isQuestion ? 'question' : 'request'}: ${lead.reference}`,
    preview: sent.lead,
    heading: sent.heading,
    parts: [
      {
        kind: 'words',
        text: `${sent.lead} ${isOutside ? outsideVictoria.letter : `${promiseHeading(sent.promise, deadline)}.`}`,
      },
      { kind: 'reference', name: 'Your reference', text: lead.reference },
      {
        kind: 'words',
        text: 'Your own page shows where it stands and who has your details. You can choose a time there, correct something, or stop it all. Opening it changes nothing.',
      },
      { kind: 'button', link: { text: 'See your enquiry', address: pageLink } },
      ...(isOutside ? [] : steps),
      ...(isQuestion ? staysWithUs : whatWeShare(lead, brand)),
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

/** Confirms what somebody told us on the telephone. Whoever wrote it down may have misheard the address, so it is as bare. */
function spokenConfirmation(
  lead: OutgoingLead,
  { brand, pageLink, withdrawalLink }: ConfirmationDeps,
): Letter {
  const deadline = formatDeadline(lead.promisedBy, {
    now: Date.parse(lead.receivedAt),
    timeZone: brand.timeZone,
  })
  const mayShare = agreedToInstallers(lead.leadSource, lead.consent.version)
  return {
    subject: `What you told us on the phone: ${lead.reference}`,
    preview: `You rang ${brand.name}, and we wrote down what you asked for.`,
    heading: 'We wrote down what you told us',
    parts: [
      {
        kind: 'words',
        text: `You rang ${brand.name}, and one of us wrote down what you asked for and how to reach you. ${isOutsideVictoria(lead) ? outsideVictoria.letter : `We call you ${deadline}.`}`,
      },
      { kind: 'reference', name: 'Your reference', text: lead.reference },
      {
        kind: 'words',
        text: 'Your own page shows what we wrote down, where it stands and who has your details. Please correct there what we got wrong. Opening it changes nothing.',
      },
      { kind: 'button', link: { text: 'See your enquiry', address: pageLink } },
      ...(mayShare && lead.kind !== 'question' ? whatWeShare(lead, brand) : noInstallers),
      { kind: 'heading', text: 'Changed your mind, or was it not you?' },
      {
        kind: 'words',
        text: 'Open the page below and press its button. We then leave you alone, whatever the reason.',
      },
      { kind: 'link', link: { text: 'Withdraw my consent', address: withdrawalLink } },
      { kind: 'heading', text: success.help.heading },
      { kind: 'words', text: `${callUs(brand)} ${success.help.reply}` },
    ],
  }
}

/** Where nobody is promised a call, as the visitor's own page says it too. */
function isOutsideVictoria({ kind, columns }: OutgoingLead): boolean {
  return kind !== 'question' && otherStateName(columns.postcode) !== undefined
}

const noInstallers: Part[] = [
  { kind: 'heading', text: 'Who sees it' },
  {
    kind: 'words',
    text: 'We do. You didn’t ask us to pass it on to installers, so none of them gets your details.',
  },
]

const staysWithUs: Part[] = [
  { kind: 'heading', text: 'Who sees it' },
  {
    kind: 'words',
    text: 'Only we do. We use your details to answer you, and pass them on to nobody.',
  },
]

function whatWeShare(lead: OutgoingLead, { maxInstallers }: Brand): Part[] {
  return [
    { kind: 'heading', text: 'What we share' },
    {
      kind: 'words',
      text: `So that the call is already about you, we pass this on to local installers once they accept your enquiry, and to ${numberWord(maxInstallers)} of them at most:`,
    },
    { kind: 'list', items: kindsShared(lead) },
  ]
}

const contact = [
  'your name',
  'your email address',
  'your phone number',
  'your postcode',
  'your message',
] as const
const [name, email, phone, postcode, message] = contact
const building = 'what you told us about the building'
const roof = 'what you told us about the roof'
const yourself = 'what you told us about yourself'

/** What we call each column that we pass on, in the order of the letter. */
const kinds: Record<keyof LeadColumns, string | undefined> = {
  first_name: name,
  last_name: name,
  email,
  phone,
  postcode,
  message,
  property_type: building,
  homeowner: building,
  facility_size: building,
  roof_type: roof,
  roof_direction: roof,
  roof_access: roof,
  battery_interest: 'what you told us about batteries and your use of power',
  current_bill: 'what your power costs you',
  installation_urgency: 'when you would like it done',
  business_type: 'what kind of business it is',
  service_type: 'what you are interested in',
  age_group: yourself,
  gender: yourself,
  has_will: yourself,
  will_for: yourself,
  // These only say which form it was.
  form_type: undefined,
  service: undefined,
}

function kindsShared({ columns, answered }: OutgoingLead): string[] {
  const given = Object.entries(kinds)
    .filter(([column]) => columns[column as keyof LeadColumns])
    .flatMap(([, kind]) => kind ?? [])
  const shared = [...new Set(given)]
  const aboutContact = shared.filter((kind) => contact.some((one) => one === kind))
  const onlyContact = shared.length === aboutContact.length
  const hasMore = onlyContact && answered.length > aboutContact.length
  return [...shared, ...(hasMore ? ['your other answers'] : [])]
}

function callUs(brand: Brand): string {
  return `Call ${brand.phone.label} (${phoneHours(brand).join(', ')}) or write to ${brand.email}.`
}
