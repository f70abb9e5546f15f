import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { capitalise } from '#domain/letter-case.ts'
import { promisedHours } from '#domain/promise/promise.ts'
import type { Brand } from './brand.ts'

/** The days on which the promised hours count, public holidays apart: those with hours at the desk. */
export function callingDays({ calling: { deskHours } }: Brand): string {
  return deskHours.saturday ? 'Monday to Saturday' : 'Monday to Friday'
}

/** The days without calls, on which the promised hours don't count. */
export function daysWithoutCalls(brand: Pick<Brand, 'calling'>): string {
  return capitalise(`${freeDays(brand)} and public holidays don’t count.`)
}

/** When not to expect a call, beside times to choose from. */
export function neverCalls(brand: Pick<Brand, 'calling'>): string {
  return `We never call on ${freeDays(brand)} or public holidays, or before nine.`
}

function freeDays({ calling: { deskHours } }: Pick<Brand, 'calling'>): string {
  return deskHours.saturday ? 'Sundays' : 'weekends'
}

/** When the telephone is answered: 'Mon–Fri 8:00 am to 6:00 pm', a line to each. */
export function phoneHours({ hours }: Pick<Brand, 'hours'>): string[] {
  return hours.map(({ days, opens, closes }) => `${days} ${opens} to ${closes}`)
}

/** The promise to a visitor who chose how we may reach them, without its full stop: 'We’ll call you within 24 hours, Monday to Friday'. */
export function answerPromise(brand: Brand, { mayCall }: { mayCall: boolean }): string {
  return `We’ll ${mayCall ? 'call' : 'write to'} you within ${promisedHours} hours, ${callingDays(brand)}`
}

/** What a hero promises, as the server counts it. */
export function callPromise(brand: Brand, form: Pick<EnquiryForm, 'slug'>): string {
  const within = `within ${promisedHours} hours, ${callingDays(brand)}.`
  const isCall = form.slug !== 'contact' && brand.firstCall !== 'visitor-chooses'
  return isCall ? `You get a call ${within}` : `You get an answer ${within}`
}
