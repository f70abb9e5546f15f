/** A mark on the ruler of a lead's 24 hours: where it stands, in hundredths of its width, and what it says there. */
export type Pin = { at: number; words: string; side: 'start' | 'end' | 'none' }

export type RulerLayout = {
  /** Where the promise stands, and where the ruler's own time ends: now, or the first contact. */
  due: number
  end: number
  over: boolean
  pins: Pin[]
  /** Six, twelve and eighteen hours. */
  quarters: { at: number; words: string }[]
}

type Day = {
  receivedAt: string
  dueAt: string
  contactedAt: string | null
  tries: readonly { at: string; words: string }[]
}

// However late it is, the 24 hours themselves stay readable.
const promiseTakes = 2 / 3

/** How wide words are, roughly, in hundredths of the ruler: it is never narrower than 700 px where it is shown. */
const letter = 0.95

/** Lays a lead's first day out on a line that ends with the promise, or with now where that is later. */
export function layOutRuler(
  { receivedAt, dueAt, contactedAt, tries }: Day,
  now: number,
): RulerLayout {
  const begin = Date.parse(receivedAt)
  const due = Date.parse(dueAt)
  const end = contactedAt ? Date.parse(contactedAt) : now
  const last = Math.max(due, end)
  const share = 100 * Math.max(promiseTakes, (due - begin) / (last - begin))
  const place = (moment: number) => {
    const within = Math.max(begin, Math.min(moment, last))
    return within <= due
      ? ((within - begin) / (due - begin)) * share
      : share + ((within - due) / (last - due)) * (100 - share)
  }
  return {
    due: share,
    end: place(end),
    over: end > due,
    pins: pinned(tries.map(({ at, words }) => ({ at: place(Date.parse(at)), words }))),
    quarters: [6, 12, 18].map((hours) => ({ at: (hours / 24) * share, words: `${hours} h` })),
  }
}

/** Gives each pin's words the side where there is room, left to right; where there is none, the pin stands alone. */
function pinned(marks: { at: number; words: string }[]): Pin[] {
  const sorted = marks.toSorted((one, other) => one.at - other.at)
  let taken = 0
  return sorted.map(({ at, words }, index) => {
    const wide = words.length * letter + 1
    const next = sorted[index + 1]?.at ?? 100
    const side = at - wide >= taken ? 'end' : at + wide <= next ? 'start' : 'none'
    taken = side === 'start' ? at + wide : at
    return { at, words, side }
  })
}

/** Whether something in a lead's history is a call that reached nobody. */
export function isCallAttempt({
  kind,
  detail,
}: {
  kind: string
  detail: { outcome?: string }
}): boolean {
  return kind === 'lead.called' && detail.outcome !== 'reached'
}
