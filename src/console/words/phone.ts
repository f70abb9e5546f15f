import type { Country } from '#domain/enquiry/country.ts'
import type { Phone as StoredPhone } from '#domain/enquiry/phone.ts'
import { dialString, formatNational, splitExtension } from '#domain/enquiry/phone.ts'
import type { ContactChannel } from '#domain/lead/state.ts'
import type { Dialable } from '#domain/privacy/dialable.ts'

type Phone = { typed: string; e164: string }

/** A number as people read it out: '0491 570 156', '03 9123 4567 ext. 12'. Numbers that are not understood stay as typed. */
export function formatPhone({ typed, e164 }: Phone, country: Country): string {
  if (!e164) return typed
  const { extension } = splitExtension(typed)
  const number = formatNational(e164, country) ?? e164
  return extension ? `${number} ext. ${extension}` : number
}

export function phoneHref({ typed, e164 }: Phone): string {
  return `tel:${dialString(typed, e164)}`
}

/** Why a number may not be dialled; undefined where it may. */
export function whyNotDialled({ dialable }: { dialable: Dialable }): string | undefined {
  return dialable.ok ? undefined : dialable.message
}

/** The number to call; empty where none was left, or it may not be dialled. */
export function numberToCall(
  { phone, channels }: { phone: Phone; channels: readonly ContactChannel[] },
  country: Country,
): string {
  return channels.includes('phone') ? formatPhone(phone, country) : ''
}

/** To text a mobile; undefined for other numbers, those from elsewhere, and those with a digit too many. */
export function mobileHref(
  { e164, doubtful }: Pick<StoredPhone, 'e164' | 'doubtful'>,
  country: Country,
): string | undefined {
  const { callingCode, mobilesBegin } = country
  return !doubtful && e164.startsWith(`+${callingCode}${mobilesBegin}`) ? `sms:${e164}` : undefined
}
