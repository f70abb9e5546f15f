import { aboutWords, wordsOf } from '#domain/lead/words.ts'
import type { PlausibleLead } from './plausible-lead.ts'
import { createRandom } from './random.ts'

const random = createRandom(2027)

/** What operators note, the commonest first. */
const notes = [
  'No answer, left a message',
  'Ring after five, both work',
  'Roof is tiles from the seventies, two storeys',
  'Wants a battery and a price for the switchboard',
  'Dog in the yard, use the side gate',
  'Has 6.6 kW already, inverter hums',
  'Owner lives interstate, tenant lets people in',
  'Asked for Zephyr panels by name',
] as const

/** What a plausible lead is found by. Four in ten have notes. */
export function plausibleWords({ id, postcode, email }: PlausibleLead) {
  const count = random.happens(0.4) ? 1 + Math.floor(random.next() * 3) : 0
  const written = Array.from({ length: count }, () => random.oneOf(notes, 2))
  return {
    lead: String(id),
    about: aboutWords({ postcode: String(postcode), email: String(email) }),
    notes: wordsOf(written.join(' ')).join(' '),
  }
}
