import type { Brand } from '#content/brand.ts'
import { phoneHours } from '#content/call-promise.ts'
import { myEnquiry } from '#content/pages/my-enquiry.ts'
import { numberWord } from '#content/words.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { sourcesToAsk } from '#domain/lead/attribution.ts'
import type { LeadColumns } from '#domain/lead/columns.ts'
import { agreedToInstallers } from '#domain/lead/spoken-consent.ts'
import type { FirstCall } from '#domain/offer/offer.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import {
  outsideOurArea,
  promiseHeading,
  questionSent,
  quotesSent,
  success,
} from '#edition/pages/success.ts'
import { acrossBorder } from '#estimate/border.ts'
import type { Letter, Part } from '../letter.ts'
import { callerName } from './caller-name.ts'
import { complaintReceived } from './complaint-letters.ts'
import { mayCall } from './may-call.ts'

type ConfirmationDeps = { brand: Brand; pageLink: string; withdrawalLink: string }

/**
 * Confirms an enquiry to the visitor. It contains nothing they typed, not even their name: anybody can type anybody's
 * address, and must not be able to send their own words to it through us.
 */
export function confirmation(
  { lead }: { lead: OutgoingLead },
  { brand, ...links }: ConfirmationDeps,
): Letter {
  if (lead.kind === 'complaint') return complaintReceived({ lead }, { brand, ...links })
  if (lead.leadSource === 'telephone') return spokenConfirmation(lead, { brand, ...links })
  if (sourcesToAsk.includes(lead.leadSource))
    return confirmationFromElsewhere(lead, { brand, ...links })
  const { pageLink, withdrawalLink } = links
  const isQuestion = lead.kind === 'question'
  const sent = isQuestion ? questionSent(brand) : quotesSent(brand, firstCallOf(lead, brand))
  const steps: Part[] = [
    { kind: 'heading', text: sent.steps.heading },
    { kind: 'steps', steps: sent.steps.items },
  ]
  const deadline = deadlineOf(lead, brand)
  const isByBox = brand.consent === 'channels'
  const promised = deadline ? promiseOf(lead, { brand, deadline }) : outsideOurArea.letter
  return {
    subject: `We have your ${isQuestion ? 'question' : 'request'}: ${lead.reference}`,
    preview: sent.lead,
    heading: sent.heading,
    parts: [
      `${sent.lead} ${promised}`,
      ...aboutTheBorder(lead),
      { kind: 'reference', name: 'Your reference', text: lead.reference },
      ...(isByBox && !lead.columns.phone ? [myEnquiry.noNumber] : []),
      `Your own page shows where it stands and who has your details. You can ${brand.firstCall === 'visitor-chooses' ? 'correct something there,' : 'choose a time there, correct something,'} or stop it all. Opening it changes nothing.`,
      { kind: 'button', text: 'See your enquiry', address: pageLink },
      ...(deadline ? steps : []),
      ...(isQuestion ? staysWithUs : whatWeShare(lead, brand)),
      { kind: 'heading', text: 'Changed your mind, or was it not you?' },
      'Tell us to stop and we stop. No reason needed. Open the page below and press its button.',
      { kind: 'link', text: 'Withdraw my consent', address: withdrawalLink },
      { kind: 'heading', text: success.help.heading },
      `${callUs(brand)} ${success.help.reply}`,
    ],
  }
}

/** 'A call by Monday 5 pm, from one of us.' */
function promiseOf(lead: OutgoingLead, { brand, deadline }: { brand: Brand; deadline: string }) {
  const { promise } =
    lead.kind === 'question' ? questionSent(brand) : quotesSent(brand, firstCallOf(lead, brand))
  const isByBox = brand.consent === 'channels'
  const may = isByBox ? mayCall(lead, brand) : undefined
  const heading = promiseHeading(promise, { deadline, mayCall: may }, brand)
  return isByBox ? `${heading}.` : `${heading}, from ${whoCalls(lead, brand)}.`
}

/** Confirms an enquiry made on the telephone. The operator may have misheard the address, so it has as few details. */
function spokenConfirmation(
  lead: OutgoingLead,
  { brand, pageLink, withdrawalLink }: ConfirmationDeps,
): Letter {
  const deadline = deadlineOf(lead, brand)
  const mayShare = agreedToInstallers(lead.leadSource, lead.consent.version, false)
  return {
    subject: `What you told us on the phone: ${lead.reference}`,
    preview: `You rang ${brand.name}, and we wrote down what you asked for.`,
    heading: 'We wrote down what you told us',
    parts: [
      `You rang ${brand.name}, and one of us wrote down what you asked for and how to reach you. ${deadline ? `${callerName(lead, brand) ?? 'One of us'} calls you ${deadline}.` : outsideOurArea.letter}`,
      ...aboutTheBorder(lead),
      { kind: 'reference', name: 'Your reference', text: lead.reference },
      'Your own page shows what we wrote down, where it stands and who has your details. Please correct there what we got wrong. Opening it changes nothing.',
      { kind: 'button', text: 'See your enquiry', address: pageLink },
      ...(mayShare && lead.kind !== 'question' ? whatWeShare(lead, brand) : noInstallers),
      { kind: 'heading', text: 'Changed your mind, or was it not you?' },
      'Tell us to stop and we stop. No reason needed. Open the page below and press its button.',
      { kind: 'link', text: 'Withdraw my consent', address: withdrawalLink },
      { kind: 'heading', text: success.help.heading },
      `${callUs(brand)} ${success.help.reply}`,
    ],
  }
}

/** Confirms what came from an advertisement or an assistant, and from no page of ours: who we are comes first. */
function confirmationFromElsewhere(
  lead: OutgoingLead,
  { brand, pageLink, withdrawalLink }: ConfirmationDeps,
): Letter {
  const deadline = deadlineOf(lead, brand)
  const { sent, heading } =
    lead.leadSource === 'assistant'
      ? {
          sent: `An assistant sent ${brand.name} an enquiry for you.`,
          heading: 'We have what your assistant sent',
        }
      : {
          sent: `You filled in a form in an advertisement of ${brand.name}.`,
          heading: 'We have what you sent from our advertisement',
        }
  const contact = mayCall(lead, brand) ? 'calls you' : 'writes to you'
  const canAsk = lead.kind === 'quotes' && brand.firstCall !== 'desk'
  return {
    subject: `We have your ${lead.kind === 'question' ? 'question' : 'request'}: ${lead.reference}`,
    preview: sent,
    heading,
    parts: [
      `${sent} ${deadline ? `${callerName(lead, brand) ?? 'One of us'} ${contact} ${deadline}.` : outsideOurArea.letter}`,
      ...aboutTheBorder(lead),
      { kind: 'reference', name: 'Your reference', text: lead.reference },
      ...(brand.consent === 'channels' && !lead.columns.phone ? [myEnquiry.noNumber] : []),
      `Your own page shows what reached us and where it stands. You can correct something there, or stop it all.${canAsk ? ' You can also ask installers near you for prices there, without telling them who you are.' : ''} Opening it changes nothing.`,
      { kind: 'button', text: 'See your enquiry', address: pageLink },
      { kind: 'heading', text: 'Who sees it' },
      canAsk
        ? 'We do. No installer gets your name, number or email unless you say yes to it by name, on your own page.'
        : 'We do, and pass it on to nobody.',
      { kind: 'heading', text: 'Changed your mind, or was it not you?' },
      'Tell us to stop and we stop. No reason needed. Open the page below and press its button.',
      { kind: 'link', text: 'Withdraw my consent', address: withdrawalLink },
      { kind: 'heading', text: success.help.heading },
      `${callUs(brand)} ${success.help.reply}`,
    ],
  }
}

/** The promised time, as it reads on the day of the letter; undefined where none is promised, as the visitor's own page says it too. */
function deadlineOf({ promisedBy, receivedAt }: OutgoingLead, { timeZone }: Brand) {
  return promisedBy
    ? formatDeadline(promisedBy, { now: Date.parse(receivedAt), timeZone })
    : undefined
}

/** Who calls first about this enquiry: not an installer where none is sought. The page after the form says it by the same. */
function firstCallOf({ seeksInstaller }: OutgoingLead, { firstCall }: Brand): FirstCall {
  return firstCall === 'installer' && !seeksInstaller ? 'desk' : firstCall
}

function whoCalls(lead: OutgoingLead, brand: Brand): string {
  const isInstallers = lead.kind !== 'question' && firstCallOf(lead, brand) === 'installer'
  return (
    callerName(lead, brand) ??
    (isInstallers ? 'an installer near you who fits, or from us if none does' : 'one of us')
  )
}

function aboutTheBorder({ kind, columns }: OutgoingLead): Part[] {
  const places = kind === 'question' ? undefined : acrossBorder(columns.postcode)
  return places ? [myEnquiry.across.replace('{places}', places)] : []
}

const noInstallers: Part[] = [
  { kind: 'heading', text: 'Who sees it' },
  'We do. You didn’t ask us to pass it on to installers, so none of them gets your details.',
]

const staysWithUs: Part[] = [
  { kind: 'heading', text: 'Who sees it' },
  'Only we do. We use your details to answer you, and pass them on to nobody.',
]

function whatWeShare(lead: OutgoingLead, { maxInstallers, firstCall }: Brand): Part[] {
  const most = numberWord(maxInstallers)
  return [
    { kind: 'heading', text: 'What we share' },
    firstCall === 'visitor-chooses'
      ? `Nothing that says who you are, until you say yes to an installer by name on your own page. Those you say yes to, ${most} at most, then get:`
      : `So that the call is already about you, we pass this on to local installers once they accept your enquiry, and to ${most} of them at most:`,
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
