import type { EnquiryForm } from '#domain/enquiry/form.ts'
import { promisedHours } from '#domain/promise/promise.ts'
import type { Brand } from './brand/brand.ts'

/** The days on which the promised hours count, public holidays apart: those with hours at the desk. */
export function callingDays({ calling: { deskHours } }: Brand): string {
  return deskHours.saturday ? 'Monday to Saturday' : 'Monday to Friday'
}

/** What a hero promises, as the server counts it. */
export function callPromise(brand: Brand, form: Pick<EnquiryForm, 'slug'>): string {
  const within = `within ${promisedHours} hours, ${callingDays(brand)}.`
  return form.slug === 'contact' ? `You get an answer ${within}` : `You get a call ${within}`
}
