import {
  type ChangeEvent,
  type FormEvent,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Calculator } from '#content/calculator.ts'
import type { Entered } from '#content/known-answers.ts'
import { type Calculation, calculate, calculateInSteps } from '#domain/estimate/shared/calculate.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { type Draft, formatDraft } from '#domain/estimate/shared/draft.ts'
import { type HydrationProps, isSubmit } from '../client/hydrate.tsx'
import { nextTask } from '../client/next-task.ts'
import { type SendTarget, sendEvent } from '../client/send-event.ts'
import { dayHere } from '../day-here.ts'
import { draftInAddress, draftInFields, draftInTab, saveDraft } from './draft-sources.ts'
import { type Outlet, showBelow } from './outlet.ts'
import { knownEvent, type Metered, readingsEvent } from './saved-draft.ts'

// Longer than between two keystrokes: browsers limit how often the address may change.
const pauseMs = 150

type Rendered = { draft: Draft; today: Day; calculation: Calculation }

/**
 * Answers what is in the fields. A field isn’t marked as wrong while the visitor is typing in it. A keystroke updates the
 * sentences at once, charts and open tables once those are painted, and folded tables in the next pause. Comparing sizes
 * takes longer than a keystroke may, so the last comparison stays until then.
 */
export function useCalculator(
  calculator: Calculator,
  rendered: Rendered,
  { outlet, takeOver }: HydrationProps & { outlet?: Outlet | undefined },
) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(rendered.draft)
  const [calculation, setCalculation] = useState(rendered.calculation)
  const [restored, setRestored] = useState<Draft>()
  const [submits, setSubmits] = useState(0)
  const { advice } = rendered.calculation
  const latest = useRef({
    ...rendered,
    advice,
    metered: undefined as Metered | undefined,
    isComplete: true,
    turn: 0,
  })
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  const display = useCallback(
    (next: Calculation) => {
      latest.current.calculation = next
      setCalculation(next)
      showBelow(outlet, { calculation: next })
      // While something is wrong, the last charts are hidden as they are.
      if (!next.estimate) return
      latest.current.advice = next.advice
      afterPainting(() => {
        if (latest.current.calculation === next)
          startTransition(() => showBelow(outlet, { charted: next }))
      })
    },
    [outlet],
  )

  const inNextPause = useCallback(
    (then: () => void = () => {}) => {
      clearTimeout(pause.current)
      pause.current = setTimeout(() => {
        const { draft, calculation } = latest.current
        saveDraft(draft)
        passOn(calculator, { draft, estimate: calculation.estimate })
        if (calculation.estimate) startTransition(() => showBelow(outlet, { folded: calculation }))
        then()
      }, pauseMs)
    },
    [calculator, outlet],
  )

  /** Everything, sizes and problems included. A later turn replaces this one. */
  const answerFully = useCallback(async () => {
    latest.current.turn += 1
    const { turn, draft, metered } = latest.current
    const today = dayHere()
    const next = await calculateInSteps(calculator, draft, today, nextTask, {
      readings: metered?.readings,
    })
    if (turn !== latest.current.turn) return
    latest.current.isComplete = true
    display(next)
    inNextPause()
  }, [calculator, display, inNextPause])

  const answerKeystroke = useCallback(
    (fieldName: string) => {
      latest.current.turn += 1
      const { draft, metered, advice: earlier } = latest.current
      const next = calculate(calculator, draft, dayHere(), {
        readings: metered?.readings,
        earlier,
      })
      const isFieldUnfinished = fieldName in next.problems
      if (!isFieldUnfinished) display(next)
      latest.current.isComplete = !isFieldUnfinished && !next.advice
      inNextPause(() => {
        if (next.advice) void answerFully()
      })
    },
    [calculator, display, inNextPause, answerFully],
  )

  const changeDraft = useCallback(
    (next: Draft) => {
      latest.current.draft = next
      setDraft(next)
      showBelow(outlet, { draft: next })
    },
    [outlet],
  )

  const handleChange = useCallback(
    ({ currentTarget: field }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      changeDraft({ ...latest.current.draft, [field.name]: field.value })
      if (field.type === 'text') answerKeystroke(field.name)
      else void answerFully()
    },
    [changeDraft, answerKeystroke, answerFully],
  )

  const handleBlur = useCallback(() => {
    if (!latest.current.isComplete) void answerFully()
  }, [answerFully])

  const submit = useCallback(async () => {
    await answerFully()
    setSubmits((count) => count + 1)
  }, [answerFully])

  const handleSubmit = useCallback(
    (event: FormEvent) => {
      event.preventDefault()
      void submit()
    },
    [submit],
  )

  useEffect(() => {
    const events = takeOver?.() ?? []
    const inFields = form.current ? draftInFields(form.current) : {}
    // The opened address comes first, then what was typed before hydration, then this tab’s last draft.
    const isTyped = formatDraft(inFields)
    const first = draftInAddress() ?? (isTyped ? inFields : draftInTab())
    changeDraft(first)
    setRestored(isTyped ? {} : first)
    showBelow(outlet, { isLive: true })
    const field = focusedIn(form.current)
    const isNew = formatDraft(first) !== formatDraft(rendered.draft)
    if (events.some(isSubmit)) void submit()
    else if (isNew && field) answerKeystroke(field.name)
    else if (isNew || dayHere() !== rendered.today) void answerFully()
    const section = form.current?.closest('section')
    if (location.hash.includes('=') && scrollY === 0) section?.scrollIntoView()

    if (outlet)
      Object.assign(outlet, {
        onChange: handleChange,
        onBlur: handleBlur,
        onEntered: () => {
          if (!form.current) return
          changeDraft({ ...latest.current.draft, ...draftInFields(form.current) })
          void answerFully()
        },
        saveEstimate: (...file) => latest.current.metered?.saveEstimate(...file),
      } satisfies Partial<Outlet>)

    const handleReadings = ({ detail }: Event & { detail?: Metered }) => {
      latest.current.metered = detail
      if (detail?.readings.hasPanels) changeDraft({ ...latest.current.draft, have: 'yes' })
      void answerFully()
    }
    section?.addEventListener(readingsEvent, handleReadings)
    for (const event of events) if (event.type === readingsEvent) handleReadings(event)

    const handleHashChange = () => {
      const next = draftInAddress()
      if (!next) return
      changeDraft(next)
      void answerFully()
    }
    addEventListener('hashchange', handleHashChange)
    return () => removeEventListener('hashchange', handleHashChange)
    // Runs once: from here on fields and state change together.
  }, [])

  // Selects the restored text, so that typing replaces it.
  useLayoutEffect(() => {
    const field = focusedIn(form.current)
    if (field && field.value === restored?.[field.name]) field.select()
  }, [restored])

  return {
    form,
    draft,
    calculation,
    isLive: restored !== undefined,
    submits,
    handleChange,
    handleBlur,
    handleSubmit,
  }
}

/** Passes on what was entered to the form beside the calculator. Its script is loaded once that answers one of its questions. */
function passOn({ form, passesOn }: Calculator, entered: Entered): void {
  const enquiry: SendTarget | null | undefined = document.getElementById(
    `${form}-form`,
  )?.parentElement
  const isAnswer = passesOn.some((field) => entered.draft[field]?.trim())
  if (enquiry?.dataset.from && (enquiry.g || isAnswer))
    sendEvent(enquiry, new CustomEvent(knownEvent, { detail: entered }))
}

function afterPainting(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}

/** The field the visitor is typing in. */
function focusedIn(form: HTMLFormElement | null): HTMLInputElement | null | undefined {
  return form?.querySelector('[type=text]:focus')
}
