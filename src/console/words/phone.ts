import type { Country } from '#domain/enquiry/country.ts'

type Phone = { typed: string; e164: string }

/** A number as people read it out: '0491 570 156', '1800 160 401'. Numbers that are not understood stay as typed. */
export function groupedPhone({ typed, e164 }: Phone, { code, callingCode }: Country): string {
  const prefix = `+${callingCode}`
  if (!e164.startsWith(prefix)) return e164 || typed
  const national = e164.slice(prefix.length)
  return code === 'AU' ? groupedInAustralia(national) : grouped(`0${national}`, [5, 3])
}

function groupedInAustralia(national: string): string {
  if (/^1[38]00\d{6}$/.test(national)) return grouped(national, [4, 3])
  if (/^13\d{4}$/.test(national)) return grouped(national, [2, 2])
  return national.startsWith('4')
    ? grouped(`0${national}`, [4, 3])
    : grouped(`0${national}`, [2, 4])
}

function grouped(digits: string, sizes: readonly number[]): string {
  const parts: string[] = []
  let at = 0
  for (const size of sizes) {
    parts.push(digits.slice(at, at + size))
    at += size
  }
  return [...parts, digits.slice(at)].filter(Boolean).join(' ')
}

export function dialled({ typed, e164 }: Phone): string {
  return `tel:${e164 || typed.replace(/[^\d+]/g, '')}`
}
