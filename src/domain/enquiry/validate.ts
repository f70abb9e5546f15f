import { channelBoxes, type Ticks } from '../privacy/channel-consent.ts'
import { withAsciiEmails } from './ascii-email.ts'
import { findPostcode } from './country.ts'
import { type Answers, type EnquiryForm, type EnquiryKind, questionsOf } from './form.ts'
import { enquiryKind } from './kind.ts'
import { areaCodeMissing, phoneDoubt } from './phone.ts'
import { type Problem, parseAnswers, type ValidationDeps, validateAnswers } from './problems.ts'

export type Validated = { answers: Answers; kind: EnquiryKind; problems: Problem[] }

/**
 * The tidied answers, the kind of enquiry, and all problems. `ticks` are the boxes by channel, where the brand asks so: a number that may be
 * used for nothing is then left out of the answers.
 */
export function validateEnquiry(
  form: EnquiryForm,
  typed: Record<string, unknown>,
  {
    consentGiven,
    ticks,
    ...checking
  }: ValidationDeps & { consentGiven: boolean; ticks?: Ticks | undefined },
): Validated {
  const parsed = parseAnswers(form, typed)
  const usable = ticks ? withoutUnusedPhone(form, parsed, ticks) : parsed
  const answers = withAsciiEmails(form, usable)
  const kind = enquiryKind(form, answers)
  const problems = explainedProblems(form, answers, checking)
  if (ticks) problems.push(...validateTicks(form, answers, ticks, checking))
  else if (!consentGiven) problems.push({ question: 'consent', message: consentMissing[kind] })
  // A visitor who has to look at the form again finds everything they typed.
  return { answers: problems.length > 0 ? parsed : answers, kind, problems }
}

/** All problems with the answers. A number without its area code is answered by that: forms in the browser, which check no number, do without. */
export function explainedProblems(
  form: EnquiryForm,
  answers: Answers,
  checking: ValidationDeps,
): Problem[] {
  const questions = questionsOf(form)
  const phones = questions.filter(({ kind }) => kind === 'phone').map(({ name }) => name)
  const [postcode] = questions.flatMap(({ kind, name }) => {
    const isPlace = kind === 'postcode' || kind === 'text'
    return (isPlace && findPostcode(answers[name] ?? '', checking.country)) || []
  })
  return validateAnswers(form, answers, checking).map((problem) => {
    const answer = phones.includes(problem.question) ? answers[problem.question] : undefined
    const message = answer && areaCodeMissing(answer, postcode, checking.country)
    return message ? { ...problem, message } : problem
  })
}

/**
 * A question about each number that looks mistyped, in the form of a problem. `asked` is the number that the visitor was asked about before:
 * a visitor who sends it again means it.
 */
export function phoneDoubts(
  form: EnquiryForm,
  answers: Answers,
  { asked, country, parsePhone }: ValidationDeps & { asked: string },
): Problem[] {
  return questionsOf(form).flatMap(({ kind, name }) => {
    const answer = kind === 'phone' ? answers[name] : undefined
    if (!answer || answer === asked) return []
    const phone = parsePhone(answer)
    const doubt = phone?.e164.startsWith(`+${country.callingCode}`) && phoneDoubt(phone, country)
    const message = `Is ${answer} right? ${doubt} Change it, or press the button again to keep it.`
    return doubt ? [{ question: name, message }] : []
  })
}

const consentMissing: Record<EnquiryKind, string> = {
  quotes: 'Tick the box, so that we may share your details with installers',
  question: 'Tick the box, so that we may answer you',
  complaint: 'Tick the box, so that we may look into it',
}

/** What is wrong with the boxes of a form: the one that must be ticked isn't, or there is no number to call or text. */
export function validateTicks(
  form: Pick<EnquiryForm, 'steps'>,
  answers: Answers,
  ticks: Ticks,
  { country }: Pick<ValidationDeps, 'country'>,
): Problem[] {
  const ticked = channelBoxes.filter((box) => ticks[box])
  const phone = questionsOf(form).find(({ kind }) => kind === 'phone')
  const isNumberMissing = phone && ticked.length > 0 && !answers[phone.name]
  return [
    ...(isNumberMissing
      ? [
          {
            question: phone.name,
            message: `Enter a phone number, like ${country.phoneExample}, or untick ${ticked.join(' and ')}`,
          },
        ]
      : []),
    ...(ticks.answer
      ? []
      : [{ question: 'agree-answer', message: 'Tick the box so that we may answer you' }]),
  ]
}

function withoutUnusedPhone(form: EnquiryForm, answers: Answers, ticks: Ticks): Answers {
  if (channelBoxes.some((box) => ticks[box])) return answers
  const phones = questionsOf(form).flatMap(({ name, kind }) => (kind === 'phone' ? [name] : []))
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !phones.includes(name)))
}
