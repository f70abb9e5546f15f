import {
  type FocusEvent,
  type FormEvent,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Day } from '#domain/estimate/shared/day.ts'
import type { QuotesDraft } from '#domain/estimate/shared/quotes-draft.ts'
import { type Compared, compareQuotes } from '#estimate/quote/compare-quotes.ts'
import { pickDraft } from '#estimate/quote/draft.ts'
import { type HydrationProps, isSubmit } from '#site/client/hydrate.tsx'
import { dayHere } from '#site/day-here.ts'

// Longer than between two keystrokes: comparing takes longer than one may.
const pauseMs = 150

type Problems = Readonly<Record<string, string>>

type Comparison = {
  draft: QuotesDraft
  today: Day
  /** Of the last draft that could be compared, until one that can’t be is sent. */
  compared: Compared
  /** Those that are marked. */
  problems: Problems
  /** Whether the problems of the sent form are shown above it. */
  isSent: boolean
}

/**
 * Compares what is in the fields, which keep their own values. While the visitor is typing the last comparison stays, and no field
 * is marked; one that is left wrong is, and once the form is sent so is whatever is missing.
 */
export function useComparison(
  { draft, today }: Pick<Comparison, 'draft' | 'today'>,
  { takeOver }: HydrationProps,
) {
  const form = useRef<HTMLFormElement>(null)
  const [comparison, setComparison] = useState(() => sent(draft, today))
  const [submits, setSubmits] = useState(0)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  const update = useCallback((next: (last: Comparison) => Comparison) => {
    clearTimeout(pause.current)
    startTransition(() => setComparison(next))
  }, [])

  const answer = useCallback(
    (leftField?: string) => {
      const draft = draftIn(form.current)
      const next = sent(draft, dayHere())
      if (next.compared.quotes.length > 0) saveInAddress(draft)
      update((last) => typing(last, next, leftField))
    },
    [update],
  )

  const submit = useCallback(() => {
    const draft = draftIn(form.current)
    const next = sent(draft, dayHere())
    saveInAddress(draft)
    update(() => ({ ...next, isSent: true }))
    startTransition(() => setSubmits((count) => count + 1))
  }, [update])

  useEffect(() => {
    const events = takeOver?.() ?? []
    if (events.some(isPrint)) print()
    if (events.some(isSubmit)) submit()
    else answer()
    // Runs once: from here on the form’s own events follow.
  }, [])

  return {
    ...comparison,
    submits,
    form: {
      ref: form,
      onInput: () => {
        clearTimeout(pause.current)
        pause.current = setTimeout(answer, pauseMs)
      },
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        if (target instanceof HTMLInputElement && target.value.trim()) answer(target.name)
      },
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        submit()
      },
    },
  }
}

function isPrint({ type, target }: Event): boolean {
  return type === 'click' && target instanceof Element && target.closest('[data-print]') !== null
}

/** As the server answers a form: with all its problems. */
function sent(draft: QuotesDraft, today: Day): Comparison {
  const isAsked = Object.keys(draft).length > 0
  const compared = compareQuotes(draft, today)
  return { draft, today, compared, problems: isAsked ? compared.problems : {}, isSent: isAsked }
}

function typing(last: Comparison, next: Comparison, leftField?: string): Comparison {
  const problems = Object.fromEntries(
    Object.entries(next.problems).filter(([name]) => name === leftField || name in last.problems),
  )
  return {
    ...next,
    compared: next.compared.quotes.length > 0 ? next.compared : last.compared,
    problems,
    // None appears between a press and its end: the button would move away from under it.
    isSent: last.isSent && hasAny(last.problems) && hasAny(problems),
  }
}

function hasAny(problems: Problems): boolean {
  return Object.keys(problems).length > 0
}

function draftIn(form: HTMLFormElement | null): QuotesDraft {
  const fields = form ? [...new FormData(form)] : []
  return pickDraft(Object.fromEntries(fields.map(([name, value]) => [name, String(value)])))
}

/** The address that the form would have without script. It is not sent anywhere. */
function saveInAddress(draft: QuotesDraft): void {
  history.replaceState(history.state, '', `${location.pathname}?${new URLSearchParams(draft)}`)
}
