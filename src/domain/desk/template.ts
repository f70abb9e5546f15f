import type { Rejection } from '../result.ts'
import { tidy, tidyLines } from '../tidy.ts'

/** The fields of a template, written in braces: they're filled in from the lead and the operator. */
export const letterFields = [
  'first name',
  'operator',
  'business',
  'phone',
  'form',
  'reference',
  'promise',
] as const
export type LetterField = (typeof letterFields)[number]

/** What an operator writes to a visitor. */
export type LetterText = { subject: string; body: string }

type LetterProblem = { field: 'name' | 'subject' | 'body'; message: string }
export type InvalidLetter = Rejection<'invalid'> & { problems: LetterProblem[] }

const longest = { name: 60, subject: 120, body: 5000 } as const

/** A text with its fields filled in. Unknown fields stay unchanged: see `unknownFields`. */
export function fillFields(text: string, values: Readonly<Record<LetterField, string>>): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const field = fieldNamed(name)
    return field ? values[field] : whole
  })
}

/** Names in braces that are no field: most often a typing error. */
export function unknownFields(text: string): string[] {
  const named = Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name)
  return [...new Set(named.filter((name) => !fieldNamed(name)).map((name) => `{${name}}`))]
}

function fieldNamed(name: string): LetterField | undefined {
  const plain = name.trim().toLowerCase().replace(/\s+/g, ' ')
  return letterFields.find((field) => field === plain)
}

/** A template as it may be stored, or what is wrong with it, field by field. */
export function validateTemplate(
  typed: LetterText & { name: string },
): ({ ok: true } & LetterText & { name: string }) | InvalidLetter {
  const name = tidy(typed.name)
  const letter = tidied(typed)
  const problems = [
    ...problemOf('name', name, 'Give the template a name, like ‘We tried to call’.'),
    ...problemsOf(letter, (unknown) => `${listed(unknown)} no field. There are ${known}.`),
  ]
  return problems.length > 0 ? invalid(problems) : { ok: true, name, ...letter }
}

/**
 * A letter as it may be sent, or what is wrong with it. The subject is one line, so nothing that is typed there becomes another header
 * of the email.
 */
export function validateLetter(typed: LetterText): ({ ok: true } & LetterText) | InvalidLetter {
  const letter = tidied(typed)
  const problems = problemsOf(
    letter,
    (unknown) => `${listed(unknown)} no field. Write what should stand there.`,
  )
  return problems.length > 0 ? invalid(problems) : { ok: true, ...letter }
}

const known = letterFields.map((field) => `{${field}}`).join(', ')

function listed(unknown: readonly string[]): string {
  return unknown.length === 1 ? `${unknown[0]} is` : `${unknown.join(' and ')} are`
}

function tidied({ subject, body }: LetterText): LetterText {
  return { subject: tidy(subject), body: tidyLines(body) }
}

function problemsOf(
  { subject, body }: LetterText,
  sentence: (unknown: string[]) => string,
): LetterProblem[] {
  const unknownIn = (field: 'subject' | 'body', text: string): LetterProblem[] => {
    const unknown = unknownFields(text)
    return unknown.length > 0 ? [{ field, message: sentence(unknown) }] : []
  }
  return [
    ...problemOf('subject', subject, 'Give the letter a subject.'),
    ...unknownIn('subject', subject),
    ...problemOf('body', body, 'There is nothing in this email yet.'),
    ...unknownIn('body', body),
  ]
}

function problemOf(field: LetterProblem['field'], text: string, ifEmpty: string): LetterProblem[] {
  if (!text) return [{ field, message: ifEmpty }]
  return text.length > longest[field]
    ? [{ field, message: `At most ${longest[field].toLocaleString('en')} characters.` }]
    : []
}

function invalid(problems: LetterProblem[]): InvalidLetter {
  return { ok: false, code: 'invalid', message: problems[0]?.message ?? '', problems }
}
