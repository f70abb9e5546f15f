import { type Answers, type EnquiryForm, questionsOf } from './form.ts'

/**
 * An email address with its domain in ASCII, as mail servers read it: alex@xn--mnchen-3ya.example for alex@münchen.example. A domain that
 * can't exist is left out, so that the address is rejected. It isn't part of the form's script.
 */
export function toAsciiEmail(text: string): string {
  const at = text.lastIndexOf('@') + 1
  const domain = text.slice(at)
  // A space or a comma stays, and is named.
  if (at === 0 || /^[ -~]*$|[ ,]/.test(domain)) return text
  // A URL's host ends at one of these.
  const host = /[#%/:?\\]/.test(domain) ? undefined : URL.parse(`http://${domain}`)?.hostname
  // It reads wide digits as the number of a computer.
  return text.slice(0, at) + (host && !/^[\d.]*$/.test(host) ? host : '')
}

/** A form's answers with its email addresses in ASCII. */
export function withAsciiEmails(form: Pick<EnquiryForm, 'steps'>, answers: Answers): Answers {
  const emails = questionsOf(form).flatMap(({ name, kind }) => (kind === 'email' ? [name] : []))
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      emails.includes(name) ? toAsciiEmail(answer) : answer,
    ]),
  )
}
