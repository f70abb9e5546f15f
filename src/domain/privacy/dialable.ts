import { dayOf, daysAfter } from '../calendar.ts'
import { formatDayOfYear } from '../promise/format-time.ts'
import type { CallingLaw } from '../promise/holiday-area.ts'
import { type Result, reject } from '../result.ts'

/** The Telephone Preference Service, on which people object to calls that they didn't ask for, and the one of companies. */
export const registers = ['tps', 'ctps'] as const
export type Register = (typeof registers)[number]

/** Whose number it is. Partnerships count as companies in Scotland and as people elsewhere. */
export type Subscriber = 'home' | 'sole-trader' | 'partnership' | 'company'

/** What a register says of a number. `day` is that of the list, YYYY-MM-DD. */
export type RegisterAnswer = { day: string; isListed: boolean }

/** What decides whether a number may be dialled about an enquiry. */
export type DialFacts = {
  /** E.164; '' where there is none. */
  number: string
  /** They asked us to stop. */
  isSuppressed: boolean
  /**
   * The yes to calls: to which number (E.164) and until when (ISO 8601). 'refused' where calls were left unticked, or the yes was taken
   * back; 'not asked' where no form asked.
   */
  calls: { number: string; until: string } | 'refused' | 'not asked'
  /** Whether they agreed to be texted. */
  mayText: boolean
  /** They called us, or asked on the phone to be called back, and it's on record. */
  calledUs: boolean
  /** Undefined where it isn't known. */
  subscriber: Subscriber | undefined
  /** What each register says, by its latest list; absent where it wasn't asked. */
  registers: Partial<Record<Register, RegisterAnswer>>
}

/**
 * Whether a number may be dialled, and why, as the desk reads it beside the number or in its place. 'unchecked' may be called once a current
 * list doesn't hold it.
 */
export type Dialable = Result<{ note: string }, 'stopped' | 'refused' | 'listed' | 'unchecked'>

/** For so many days a list of a register may be relied on. */
export const registerDays = 28

/** In Britain an unsolicited call is against the law where the number is on a register: PECR 2003, reg. 21. */
const asksRegisters: Record<CallingLaw, boolean> = { australia: false, britain: true }

/** Whether calls under this law need a yes, or a look at the registers. */
export function needsDialable(law: CallingLaw): boolean {
  return asksRegisters[law]
}

/**
 * Whether a number may be dialled about an enquiry at a moment. What isn't known forbids the call. Where the law asks no register, everybody
 * may be called who didn't ask us to stop.
 */
export function mayDial(
  facts: DialFacts,
  { law, timeZone, now }: { law: CallingLaw; timeZone: string; now: Date },
): Dialable {
  const { number, isSuppressed, calls, mayText, calledUs } = facts
  if (isSuppressed) return reject('stopped', 'Asked us to stop')
  if (!needsDialable(law)) return yes('')
  // No number is stored for a visitor who left calls unticked.
  if (calls === 'refused') return reject('refused', mayText ? 'Texts only' : 'Asked for email only')
  if (number === '') return reject('refused', 'No number was given')
  if (calls !== 'not asked' && calls.number === number && now.toISOString() < calls.until)
    return yes('Agreed to calls')
  if (calledUs) return yes('Called us')
  return askRegisters(facts, dayOf(now, timeZone))
}

/** By the registers alone. `today` is YYYY-MM-DD. */
function askRegisters({ subscriber, registers }: DialFacts, today: string): Dialable {
  const asked = registersOf(subscriber)
  const answers = asked.map((register) => registers[register])
  const listed = asked.find((register) => registers[register]?.isListed)
  if (listed) return reject('listed', `On ${nameOf(listed)}: write instead`)
  const days = answers.flatMap((answer) =>
    answer && isCurrent(answer.day, today) ? answer.day : [],
  )
  const [oldest] = days.toSorted()
  if (!oldest || days.length < asked.length)
    return reject('unchecked', 'Can’t check: write instead')
  return yes(`not on ${asked.map(nameOf).join(' or ')}, list of ${formatDayOfYear(oldest, today)}`)
}

/** The registers on which such a number may be. Companies may be on either, and so may unknown subscribers. */
export function registersOf(subscriber: Subscriber | undefined): readonly Register[] {
  return subscriber === 'home' || subscriber === 'sole-trader' ? ['tps'] : registers
}

/** Whether a list of this day may be relied on. Days are YYYY-MM-DD. */
export function isCurrent(day: string, today: string): boolean {
  return day <= today && daysAfter(day, registerDays) >= today
}

function nameOf(register: Register): string {
  return register.toUpperCase()
}

const yes = (note: string): Dialable => ({ ok: true, note })
