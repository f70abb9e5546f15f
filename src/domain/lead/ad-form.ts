import { toAsciiEmail } from '../enquiry/ascii-email.ts'
import { isEmail } from '../enquiry/email.ts'
import {
  type Answers,
  type EnquiryForm,
  type Question,
  questionsOf,
  type Step,
} from '../enquiry/form.ts'
import { enquiryKind } from '../enquiry/kind.ts'
import { type ValidationDeps, validateAnswers } from '../enquiry/problems.ts'
import type { ConsentKind } from '../privacy/channel-consent.ts'
import { type Result, reject } from '../result.ts'
import { tidy, tidyLines } from '../tidy.ts'
import { type AdField, type AdNetwork, type AdPlace, adAttribution } from './ad-lead.ts'
import type { Submission } from './derive-lead.ts'

/** Which field of an ad form answers which question of ours, by their ids and names. */
export type AdMapping = Record<string, string>

/** A field of an ad form, without an answer. */
export type AdFormField = Pick<AdField, 'id' | 'label'>

/** An ad form, and the form of ours that its answers are for. `form` has no question that must be answered. */
export type MappedAdForm = {
  network: AdNetwork
  /** The network's id of it. */
  id: string
  form: EnquiryForm
  mapping: AdMapping
}

/** The version of the consent of every lead of an ad form. Stored. */
export const adConsentVersion = 'advertisement'

const networkNames: Record<AdNetwork, string> = {
  google: 'Google',
  meta: 'Facebook or Instagram',
}

// What the networks call their own fields, in lower case. A form's own questions have other ids.
const usualFields: Partial<Record<Question['kind'], readonly string[]>> = {
  name: ['full_name', 'first_name', 'last_name'],
  email: ['email', 'user_email', 'work_email'],
  phone: ['phone_number', 'work_phone', 'work_phone_number'],
  postcode: ['postal_code', 'post_code', 'postcode', 'zip_code', 'zip'],
}

/** The default mapping of a form: fields with their usual names, or with our questions. */
export function suggestMapping(fields: readonly AdFormField[], form: EnquiryForm): AdMapping {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const questions = questionsOf(form)
  return Object.fromEntries(
    fields.flatMap(({ id, label }) => {
      const usual = questions.find(({ kind }) => usualFields[kind]?.includes(id.toLowerCase()))
      const same = questions.find(({ ask }) => plain(ask) === plain(label))
      const question = usual ?? same
      return question ? [[id, question.name]] : []
    }),
  )
}

type Deps = ValidationDeps & { consentKind?: ConsentKind | undefined }

/**
 * The enquiry that a filled-in ad form makes. An answer that doesn't fit its question stays as they wrote it, beside what isn't mapped.
 * Where consent is asked by channel, an ad form has no boxes: the number may not be used, and is left out. Rejected where the person
 * couldn't be answered.
 */
export function submissionFromAd(
  { network, id, form, mapping }: MappedAdForm,
  { fields, place, receivedAt }: { fields: readonly AdField[]; place: AdPlace; receivedAt: string },
  deps: Deps,
): Result<{ submission: Submission }, 'unreachable'> {
  const byChannel = deps.consentKind === 'channels'
  const given = byChannel ? withoutNumbers(form, { fields, mapping }, deps) : fields
  const { answers, others } = answersFrom(form, { fields: given, mapping }, deps)
  if (!isReachable(form, answers, deps)) return reject('unreachable', whyUnreachable(byChannel))
  const whole = withOthers(form, others)
  return {
    ok: true,
    submission: {
      leadSource: 'advertisement',
      kind: enquiryKind(form, answers),
      form: whole.form,
      answers: { ...answers, ...whole.answers },
      page: '',
      attributions: { last: adAttribution(network, place) },
      consent: {
        wording: `Sent with the form of an advertisement on ${networkNames[network]}, number ${id}. It names no installer.`,
        version: adConsentVersion,
        callers: 'Nobody by name.',
      },
      agreedAt: receivedAt,
      boxes: byChannel ? {} : undefined,
    },
  }
}

type Given = { fields: readonly AdField[]; mapping: AdMapping }

function withoutNumbers(form: EnquiryForm, { fields, mapping }: Given, deps: Deps): AdField[] {
  const phones = questionsOf(form).flatMap(({ kind, name }) => (kind === 'phone' ? [name] : []))
  return fields.filter(
    ({ id, value }) => !phones.includes(mapping[id] ?? '') && !deps.parsePhone(value),
  )
}

/** The answers that fit, and whatever else they wrote. */
function answersFrom(form: EnquiryForm, { fields, mapping }: Given, deps: Deps) {
  const used = new Set<string>()
  const answers: Answers = {}
  for (const question of questionsOf(form)) {
    const theirs = fields.filter(({ id, value }) => value && mapping[id] === question.name)
    for (const group of groupsFor(question, theirs)) {
      const answer = answerTo(
        question,
        group.map(({ value }) => value),
      )
      if (!answer || !isValid(form, question, answer, deps)) continue
      answers[question.name] = answer
      for (const { id } of group) used.add(id)
      break
    }
  }
  return { answers, others: fields.filter(({ id, value }) => value && !used.has(id)) }
}

/** A name may come in two fields, and a message in several; of all else one is the answer. */
function groupsFor({ kind }: Question, fields: AdField[]): AdField[][] {
  return kind === 'name' || kind === 'message' ? [fields] : fields.map((field) => [field])
}

function answerTo(question: Question, values: readonly string[]): string | undefined {
  if (question.kind === 'message') return tidyLines(values.join('\n'))
  const text = tidy(values.join(' '))
  if (question.kind === 'choice') return choiceOf(question.choices, text)
  return question.kind === 'email' ? toAsciiEmail(text) : text
}

/** A network may send a choice as it was read, or in lower case with underscores. */
function choiceOf(
  choices: readonly { value: string; label: string }[],
  answer: string,
): string | undefined {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}$£]+/gu, ' ')
      .trim()
  return choices.find(({ value, label }) => [value, label].map(plain).includes(plain(answer)))
    ?.value
}

function isValid(form: EnquiryForm, question: Question, answer: string, deps: Deps): boolean {
  const alone = { ...form, steps: [{ questions: [question] as const }] }
  return validateAnswers(alone, { [question.name]: answer }, deps).length === 0
}

function isReachable(form: EnquiryForm, answers: Answers, deps: Deps): boolean {
  return questionsOf(form).some(({ kind, name }) => {
    const answer = answers[name] ?? ''
    return kind === 'email' ? isEmail(answer) : kind === 'phone' && Boolean(deps.parsePhone(answer))
  })
}

function whyUnreachable(byChannel: boolean): string {
  return byChannel
    ? 'There is no email address in it, and nobody agreed to a call.'
    : 'There is neither an email address nor a phone number in it.'
}

/** Our form with theirs after it, word for word. */
function withOthers(form: EnquiryForm, others: readonly AdField[]) {
  const asked = others.map((field, index) => ({
    ...field,
    name: `ad-${index + 1}-${field.id.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`.slice(0, 80),
  }))
  const steps = asked.map(
    ({ name, label, value }): Step => ({
      questions: [
        { name, kind: value.length > 200 ? 'message' : 'text', ask: label, placeholder: '' },
      ],
    }),
  )
  return {
    form: { ...form, steps: [...form.steps, ...steps] },
    answers: Object.fromEntries(asked.map(({ name, value }) => [name, value])),
  }
}
