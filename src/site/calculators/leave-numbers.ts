import { dayOf } from '#content/calculators/day-of.ts'
import { foundFrom } from '#content/calculators/from-answers.ts'
import { numbersKey } from '#content/calculators/numbers-found.ts'
import type { Answers } from '#domain/enquiry/form.ts'

/** Works out a small estimate while the answers are at hand. Only its numbers are left in this tab. */
export function leaveNumbers(answers: Answers): void {
  const found = foundFrom(answers, dayOf(new Date()))
  try {
    if (found) sessionStorage.setItem(numbersKey, JSON.stringify(found))
    else sessionStorage.removeItem(numbersKey)
  } catch {}
}
