import type { Country } from '#domain/enquiry/country.ts'
import type { ContactChannel } from '#domain/lead/state.ts'
import type { Dialable } from '#domain/privacy/dialable.ts'

type Phone = { typed: string; e164: string }

/** A number as people read it out: '0491 570 156', '1800 160 401'. Numbers that are not understood stay as typed. */
export function formatPhone({ typed, e164 }: Phone, country: Country): string {
  const prefix = `+${country.callingCode}`
  if (!e164.startsWith(prefix)) return e164 || typed
  const national = e164.slice(prefix.length)
  for (const { begins, groups } of country.phoneGroups)
    for (const digits of [national, `0${national}`])
      if (new RegExp(`^${begins}`).test(digits)) return groupDigits(digits, groups)
  return e164
}

function groupDigits(digits: string, sizes: readonly number[]): string {
  const parts: string[] = []
  let at = 0
  for (const size of sizes) {
    parts.push(digits.slice(at, at + size))
    at += size
  }
  return [...parts, digits.slice(at)].filter(Boolean).join(' ')
}

export function phoneHref({ typed, e164 }: Phone): string {
  return `tel:${e164 || typed.replace(/[^\d+]/g, '')}`
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

/** To text a mobile; undefined for other numbers, and those from elsewhere. */
export function mobileHref({ e164 }: Phone, country: Country): string | undefined {
  const { callingCode, mobilesBegin } = country
  return e164.startsWith(`+${callingCode}${mobilesBegin}`) ? `sms:${e164}` : undefined
}
