import { contactChannels } from '#domain/lead/state.ts'
import { addVisitorNote } from '#operations/enquiry/add-visitor-note.ts'
import { answerCalled, type CalledAnswer } from '#operations/enquiry/answer-called.ts'
import { changeAnswer, changePhone } from '#operations/enquiry/change-answer.ts'
import { chooseCallTime } from '#operations/enquiry/choose-call-time.ts'
import { giveFeedback, stopAsking } from '#operations/enquiry/give-feedback.ts'
import { letOthersCall } from '#operations/enquiry/let-others-call.ts'
import { stopHolder } from '#operations/enquiry/stop-holder.ts'
import type { ActResult } from '#operations/enquiry/visitor-act.ts'
import { decideReturnsOf } from '#operations/offer/return-lead.ts'
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

/** What the visitor says of a call decides at once what an installer gave back since it never reached them. */
const answerHandler = (answer: CalledAnswer): ActHandler => ({
  run: async (lead, _, services) => {
    const result = await answerCalled(lead, answer, services)
    if (result === 'changed') await decideReturnsOf(lead, services)
    return result
  },
})

/** Everything that a visitor can do on their own page. */
export const acts: Record<Act, ActHandler> = {
  'choose-time': {
    run: (lead, fields, services) => {
      const contactBy = contactChannels.find((way) => way === fields('contact-by')) ?? null
      return chooseCallTime(lead, { time: fields('time'), contactBy }, services)
    },
    typed: 'time',
  },
  'change-phone': {
    run: (lead, fields, services) => changePhone(lead, fields('phone'), services),
    typed: 'phone',
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
