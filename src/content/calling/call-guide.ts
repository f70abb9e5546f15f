/** The parts of a call, in the order in which they are talked about. */
export const callParts = ['wants', 'has', 'uses', 'bill', 'rest'] as const
export type CallPart = (typeof callParts)[number]

/** One answer, as the caller reads it. */
export type CallLine = {
  part: CallPart
  /** The question's name in its form. */
  question: string
  label: string
  /** What the answer counts: 'a month'. */
  unit?: string
  /** What to ask next, by the answer as the visitor read it. */
  next?: Readonly<Record<string, string>>
}

/** How a call about one form goes. */
export type CallGuide = {
  /** Ends 'You asked us yesterday'. It contains the place: ' in Footscray', ' near Horsham', or nothing. */
  reason: string
  /** What they want, before any answer is read. */
  wants: string
  lines: readonly CallLine[]
  /** What the form didn't ask, and a quote needs. */
  stillToAsk: string
}

export const placeMark = '{ in place}'

const line =
  (part: CallPart) =>
  (question: string, label: string, more: Pick<CallLine, 'unit' | 'next'> = {}): CallLine => ({
    part,
    question,
    label,
    ...more,
  })

export const wants = line('wants')
export const has = line('has')
export const uses = line('uses')
export const bill = line('bill')
export const rest = line('rest')
