import { contactChannels } from '#domain/lead/state.ts'
import { ways } from '#domain/offer/offer.ts'
import { passReasons } from '#domain/offer/price.ts'
import { channelBoxes } from '#domain/privacy/channel-consent.ts'
import type { Result } from '#domain/result.ts'
import { consentsOf } from '#edition/consent.ts'
import { addVisitorNote } from '#operations/enquiry/add-visitor-note.ts'
import { answerCalled, type CalledAnswer } from '#operations/enquiry/answer-called.ts'
import { changeAnswer, changeEmail, changePhone } from '#operations/enquiry/change-answer.ts'
import { changeChannels } from '#operations/enquiry/change-channels.ts'
import { chooseCallTime } from '#operations/enquiry/choose-call-time.ts'
import { chooseWay } from '#operations/enquiry/choose-way.ts'
import { confirmCalled } from '#operations/enquiry/confirm-called.ts'
import { giveFeedback, stopAsking } from '#operations/enquiry/give-feedback.ts'
import { letOthersCall } from '#operations/enquiry/let-others-call.ts'
import { stopHolder } from '#operations/enquiry/stop-holder.ts'
import { takeYesBack } from '#operations/enquiry/take-yes-back.ts'
import type { ActResult } from '#operations/enquiry/visitor-act.ts'
import { askAgain } from '#operations/offer/ask-again.ts'
import { decideReturnsOf } from '#operations/offer/return-lead.ts'
import { sayNo } from '#operations/offer/say-no.ts'
import { sayYes } from '#operations/offer/say-yes.ts'
import { eraseOwnEnquiry } from '#operations/privacy/erase-person.ts'
import { withdrawLead } from '#operations/privacy/withdraw-lead.ts'
import type { Act } from '#site/my-enquiry/my-enquiry.ts'
import type { Services } from '../../services.ts'
import type { Fields } from '../http/read-fields.ts'

type ActHandler = {
  run: (lead: string, fields: Fields, services: Services) => Promise<ActResult>
  /** What was typed, and the question or holder it was about: shown again beside the problem. */
  typed?: string
  about?: string
}

const byNameOnly = {
  ok: false,
  code: 'invalid',
  message: 'An installer may call you once you’ve said yes to it by name.',
} as const
const chooseOne = { ok: false, code: 'invalid', message: 'Choose one of these' } as const

/** An unknown price gets a sentence on the visitor's own page, not an error page. */
function answered(result: Result<{ repeated: boolean }, string>): ActResult {
  if (result.ok) return result.repeated ? 'unchanged' : 'changed'
  return { ...result, code: 'invalid' }
}

/** What the visitor says of a call decides at once what an installer gave back since it never reached them. */
const answerHandler = (answer: CalledAnswer): ActHandler => ({
  run: async (lead, _, services) => {
    const result = await answerCalled(lead, answer, services)
    if (result === 'changed') await decideReturnsOf(lead, services)
    return result
  },
})

/** What the boxes for calls and texts say, where the brand asks by channel. */
const channelConsentsOf = ({ brand }: Services) => consentsOf(brand, { slug: '' }).channels

const tickedIn = (fields: Fields) => channelBoxes.filter((box) => fields(`agree-${box}`) !== '')

/** Everything that a visitor can do on their own page. */
export const acts: Record<Act, ActHandler> = {
  'choose-way': {
    run: async (lead, fields, services) => {
      const way = ways.find((one) => one === fields('way'))
      if (way === 'call' && services.brand.firstCall === 'visitor-chooses') return byNameOnly
      return way ? chooseWay(lead, way, services) : chooseOne
    },
  },
  'say-yes': {
    run: async (lead, fields, services) => {
      const channels = contactChannels.filter(
        (one) => one === 'phone' || fields(`by-${one}`) === one,
      )
      const yes = { lead, offer: fields('offer'), channels, pricedAt: fields('priced-at') }
      return answered(await sayYes(yes, services))
    },
    about: 'offer',
  },
  'say-no': {
    run: async (lead, fields, services) => {
      const because = passReasons.find((one) => one === fields('because')) ?? 'no'
      return answered(await sayNo({ lead, offer: fields('offer'), because }, services))
    },
    about: 'offer',
  },
  'take-yes-back': {
    run: (lead, fields, services) => takeYesBack({ lead, offer: fields('offer') }, services),
    about: 'offer',
  },
  'ask-again': {
    run: async (lead, fields, services) =>
      answered(await askAgain({ lead, offer: fields('offer') }, services)),
    about: 'offer',
  },
  'choose-time': {
    run: (lead, fields, services) => {
      const contactBy = contactChannels.find((way) => way === fields('contact-by')) ?? null
      return chooseCallTime(lead, { time: fields('time'), contactBy }, services)
    },
    typed: 'time',
  },
  'change-phone': {
    run: (lead, fields, services) => {
      const consents = channelConsentsOf(services)
      const phone = fields('phone')
      return consents
        ? changeChannels(lead, { boxes: tickedIn(fields), phone, consents }, services)
        : changePhone(lead, phone, services)
    },
    typed: 'phone',
  },
  'change-channels': {
    run: async (lead, fields, services) => {
      const consents = channelConsentsOf(services)
      return consents
        ? changeChannels(lead, { boxes: tickedIn(fields), consents }, services)
        : 'unchanged'
    },
  },
  'change-email': {
    run: (lead, fields, services) => changeEmail(lead, fields('email'), services),
    typed: 'email',
  },
  'change-answer': {
    run: (lead, fields, services) =>
      changeAnswer(lead, { question: fields('question'), answer: fields('answer') }, services),
    typed: 'answer',
    about: 'question',
  },
  'add-note': {
    run: (lead, fields, services) => addVisitorNote(lead, fields('note'), services),
    typed: 'note',
  },
  'stop-one': {
    run: (lead, fields, services) =>
      stopHolder(lead, fields('holder'), services, { another: fields('another') === 'yes' }),
    about: 'holder',
  },
  'let-others-call': { run: (lead, _, services) => letOthersCall(lead, services) },
  withdraw: {
    run: async (lead, _, services) => {
      const outcome = await withdrawLead(lead, services)
      if (outcome === 'unknown') return outcome
      return outcome === 'withdrawn' ? 'changed' : 'unchanged'
    },
  },
  erase: {
    run: async (lead, _, services) =>
      (await eraseOwnEnquiry(lead, services)) === 'erased' ? 'changed' : 'unknown',
  },
  called: answerHandler('called'),
  missed: answerHandler('missed'),
  'not-called': answerHandler('not-called'),
  'firm-called': {
    run: (lead, fields, services) =>
      confirmCalled(lead, fields('answer') === 'yes' ? 'called' : 'not-called', services),
  },
  feedback: {
    run: (lead, fields, services) => {
      const typed = { clear: fields('clear'), pressed: fields('pressed'), words: fields('words') }
      return giveFeedback(lead, typed, services)
    },
    typed: 'words',
  },
  'stop-asking': { run: (lead, _, services) => stopAsking(lead, services) },
}

export function isAct(text: string): text is Act {
  return Object.hasOwn(acts, text)
}
