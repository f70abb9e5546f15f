import type { Brand } from '#content/brand.ts'
import type { OutgoingLead } from '#domain/delivery/outgoing-lead.ts'
import { formatDeadline } from '#domain/promise/format-deadline.ts'
import { deskLetter } from '../desk/desk-letter.ts'
import type { Letter, LetterDeps, Part } from '../letter.ts'
import { pricesLetter } from '../offer/prices-letter.ts'
import { installerTriedLetter, visitorsInstallerLetter } from '../offer/visitors-installer.ts'
import { callerName } from './caller-name.ts'
import { complaintOutcome } from './complaint-letters.ts'
import { mayCall } from './may-call.ts'
import { promisedTime } from './promised-time.ts'

type LeadContent = { lead: OutgoingLead }
type VisitorLetterDeps = LetterDeps<LeadContent>

/** What a visitor is written to about after the confirmation. As there, nothing they typed is in it: see confirmation.ts. */
export const lettersToVisitors = {
  'promise.new-time': newTimeLetter,
  'promise.did-they-call': didTheyCallLetter,
  'lead.link': pageLinkLetter,
  'offer.did-they-call': installerCalledLetter,
  'call.could-not-reach': couldNotReachLetter,
  'call.wrong-number': wrongNumberLetter,
  'offer.accepted': visitorsInstallerLetter,
  'lead.prices': pricesLetter,
  'offer.tried': installerTriedLetter,
  'desk.letter': deskLetter,
  'complaint.outcome': complaintOutcome,
}

function newTimeLetter({ lead }: LeadContent, deps: VisitorLetterDeps): Letter {
  const { brand, now, pageLink } = deps
  const format = (moment: string) =>
    formatDeadline(moment, { now: now.getTime(), timeZone: brand.timeZone })
  const { verb, noun } = deed(lead, brand)
  const name = callerName(lead, brand)
  const who = name ? `${name} will` : 'We’ll'
  const promisedBy = promisedTime(lead)
  const newTime = format(lead.newPromiseBy ?? promisedBy)
  const missed = Date.parse(promisedBy) <= now.getTime()
  return {
    subject: `${who} ${verb} ${newTime}: ${lead.reference}`,
    preview: `We’re sorry: your ${noun} takes longer than we promised.`,
    heading: `A new time for your ${noun}`,
    parts: [
      `We promised to ${verb} ${format(promisedBy)}, and ${missed ? 'we didn’t' : 'it looks as if we won’t make it'}. We’re sorry. ${who} ${verb} ${newTime}.`,
      { kind: 'reference', name: 'Your reference', text: lead.reference },
      { kind: 'button', text: 'See your enquiry', address: pageLink },
      { kind: 'heading', text: 'Doesn’t that suit you?' },
      `On your page you can choose another time, or stop it all. Opening the page changes nothing. You can also call ${brand.phone.label}.`,
      ...wasItNotYou(deps),
    ],
  }
}

function didTheyCallLetter({ lead }: LeadContent, deps: VisitorLetterDeps): Letter {
  const { brand, pageLink } = deps
  const isQuestion = lead.kind === 'question' || !mayCall(lead, brand)
  const spoken = lead.contactedAt !== null
  const name = callerName(lead, brand)
  const was = name ? ` It was ${name} who was to ${deed(lead, brand).verb} you.` : ''
  const question = spoken
    ? `How did ${isQuestion ? 'our answer suit you' : 'the call go'}?`
    : `Did we ${isQuestion ? 'answer you' : 'call'}?`
  const yes = spoken ? 'Tell us how it went' : `Yes, ${isQuestion ? 'you did' : 'you called'}`
  const no = isQuestion ? 'No, I’ve had no answer' : 'No, nobody called'
  return {
    subject: `${question} ${lead.reference}`,
    preview: 'One press, and we know.',
    heading: question,
    parts: [
      spoken
        ? `Our notes say that somebody has been in touch with you. Did they help? If nobody was, we want to know that even more.`
        : `The time ${Date.parse(promisedTime(lead)) > deps.now.getTime() ? 'you chose' : 'we promised'} has passed, and our notes don’t say that anybody reached you.${was} If nobody did, we’ll see to it at once.`,
      { kind: 'link', text: yes, address: `${pageLink}&called=yes` },
      { kind: 'link', text: no, address: `${pageLink}&called=no` },
      'Both open your page, where you press your answer: opening it changes nothing. This is the only time we ask by email, and on the page you can tell us not to ask again.',
      { kind: 'reference', name: 'Your reference', text: lead.reference },
      `You can also call ${brand.phone.label} or write to ${brand.email}.`,
      ...wasItNotYou(deps),
    ],
  }
}

function installerCalledLetter({ lead }: LeadContent, deps: VisitorLetterDeps): Letter {
  const { brand, pageLink } = deps
  const [call, called, theirs, yours] = mayCall(lead, brand)
    ? ['call', 'called', 'call', 'number']
    : ['write to', 'wrote', 'message', 'address']
  return {
    subject: `Did anybody ${call} you? ${lead.reference}`,
    preview: 'One press, and we find you somebody else if nobody did.',
    heading: `Did anybody ${call} you?`,
    parts: [
      `An installer who accepted your enquiry tells us that they never reached you. If nobody ${called}, we’ll look for somebody else. If you missed their ${theirs}, or have spoken, tell us that instead.`,
      { kind: 'link', text: `Yes, somebody ${called}`, address: `${pageLink}&called=yes` },
      { kind: 'link', text: `No, nobody ${called}`, address: `${pageLink}&called=no` },
      `Both open your page, where you press your answer: opening it changes nothing. Please check there that we have your ${yours} right, too.`,
      { kind: 'reference', name: 'Your reference', text: lead.reference },
      `You can also call ${brand.phone.label} or write to ${brand.email}.`,
      ...wasItNotYou(deps),
    ],
  }
}

function couldNotReachLetter({ lead }: LeadContent, deps: VisitorLetterDeps): Letter {
  const { brand, pageLink } = deps
  const who = callerName(lead, brand)
  return {
    subject: `We couldn’t reach you: ${lead.reference}`,
    preview: 'Tell us when it suits you, or call us.',
    heading: 'We couldn’t reach you',
    parts: [
      `We’ve called you several times about your enquiry, at different times of the day, and haven’t reached you. ${who ? `${who} will` : 'We’ll'} try once more next week.`,
      `Would another time suit you better? Choose one on your page, and please look there whether we have your number right. You can also call ${brand.phone.label}.`,
      { kind: 'button', text: 'Choose a time', address: pageLink },
      { kind: 'reference', name: 'Your reference', text: lead.reference },
      'Don’t need us any more? You can stop it all on the same page.',
      ...wasItNotYou(deps),
    ],
  }
}

function wrongNumberLetter({ lead }: LeadContent, deps: VisitorLetterDeps): Letter {
  const { brand, pageLink } = deps
  const who = callerName(lead, brand)
  return {
    subject: `Which number are you on? ${lead.reference}`,
    preview: 'The number we have for you isn’t yours.',
    heading: 'We have a wrong number for you',
    parts: [
      `We called you about your enquiry, and it seems that the number we have isn’t yours. Please correct it on your page, and ${who ? `${who} will` : 'we’ll'} call you there. You can also call ${brand.phone.label}.`,
      { kind: 'button', text: 'Correct my number', address: pageLink },
      { kind: 'reference', name: 'Your reference', text: lead.reference },
      ...wasItNotYou(deps),
    ],
  }
}

function pageLinkLetter({ lead }: LeadContent, deps: VisitorLetterDeps): Letter {
  const hasCall = mayCall(lead, deps.brand)
  return {
    subject: `The link to your enquiry: ${lead.reference}`,
    preview: `See where it stands${hasCall ? ', choose a time,' : ''} or stop it.`,
    heading: 'Here’s your page again',
    parts: [
      `Somebody asked on our site for the link to your enquiry. On your page you see where it stands and who has your details. You can ${hasCall ? 'change the time of the call' : 'correct something'} there, or stop it all.`,
      { kind: 'button', text: 'See your enquiry', address: deps.pageLink },
      { kind: 'reference', name: 'Your reference', text: lead.reference },
      'If you didn’t ask for it, do nothing: opening the page changes nothing either. Keep the link to yourself.',
      ...wasItNotYou(deps),
    ],
  }
}

function deed(lead: OutgoingLead, brand: Brand): { verb: string; noun: string } {
  return lead.kind === 'question' || lead.awaitsYes || !mayCall(lead, brand)
    ? { verb: 'answer', noun: 'answer' }
    : { verb: 'call', noun: 'call' }
}

function wasItNotYou({ withdrawalLink }: VisitorLetterDeps): Part[] {
  return [
    { kind: 'heading', text: 'Was it not you?' },
    'You get this because somebody wrote to us on our site with this address. If it wasn’t you, open the page below and press its button.',
    { kind: 'link', text: 'Withdraw my consent', address: withdrawalLink },
  ]
}
