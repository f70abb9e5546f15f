import { callBackProblem, parseCallBackTime } from '#domain/desk/call-back-time.ts'
import { type CallingRules, callingCalendar } from '#domain/promise/calling-calendar.ts'
import { formatMoment } from '#domain/promise/format-time.ts'
import type { CallPlace } from '#domain/promise/holiday-area.ts'
import type { LocalTime } from '../../words/moments.ts'

type TypedTime = { ok: true; at: string; sentence: string } | { ok: false; sentence: string }

/** A time in typed words, and the sentence that says how it was understood or why calls aren't allowed then. */
export function parseTypedTime(
  text: string,
  lead: CallPlace,
  local: LocalTime,
  rules: CallingRules,
): TypedTime {
  const words = text.trim()
  if (!words) return { ok: false, sentence: '' }
  const now = new Date(local.now)
  const calendar = callingCalendar(rules, lead)
  const at = parseCallBackTime(words, now, calendar)
  if (!at) return { ok: false, sentence: `${words} is no time to come. Try fri 4 or mon 3pm.` }
  const means = `${words} is ${formatMoment(at.toISOString(), local)}.`
  const problem = callBackProblem(at, now, calendar)
  return problem
    ? { ok: false, sentence: `${means} ${problem}` }
    : { ok: true, at: at.toISOString(), sentence: means }
}
