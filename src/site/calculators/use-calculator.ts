import {
  type ChangeEvent,
  type FormEvent,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { type Answer, answerInSteps, answerTo } from '#content/calculators/answer.ts'
import type { Calculator } from '#content/calculators/calculators.ts'
import { dayOf } from '#content/calculators/day-of.ts'
import { addressOf, type Typed } from '#content/calculators/fields.ts'
import type { Day } from '#domain/estimate/day.ts'
import { type Hydrated, isSubmit } from '../client/hydrate.tsx'
import { nextTask } from '../client/next-task.ts'
import { keepInAddress, typedBefore, typedInAddress, typedInFields } from './told.ts'

// Longer than between two keystrokes. Browsers take fewer new addresses than fingers make keystrokes.
const pauseMs = 150

type Rendered = { typed: Typed; today: Day; answer: Answer }

/**
 * Answers what stands in the fields. Nobody is told that a field is wrong while still typing in it. A keystroke is
 * answered by the sentences at once, by drawings and tables when those are painted, and by what is folded away in the
 * next pause. Comparing sizes takes longer than a keystroke may: while somebody types, those compared before stand.
 */
export function useCalculator(calculator: Calculator, rendered: Rendered, { takeOver }: Hydrated) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(rendered.typed)
  const [answer, setAnswer] = useState(rendered.answer)
  const [drawn, setDrawn] = useState(rendered.answer)
  const [folded, setFolded] = useState(rendered.answer)
  const [isLive, setIsLive] = useState(false)
  const [submitted, setSubmitted] = useState(0)
  const latest = useRef({ ...rendered, chosen: rendered.answer.chosen, isWhole: true, turn: 0 })
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = useCallback((next: Answer) => {
    latest.current.answer = next
    setAnswer(next)
    // Where something is wrong, what was drawn last is hidden as it stands.
    if (!next.estimate) return
    latest.current.chosen = next.chosen
    afterPainting(() => {
      if (latest.current.answer === next) startTransition(() => setDrawn(next))
    })
  }, [])

  const rest = useCallback((then: () => void = () => {}) => {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => {
      const { typed, answer } = latest.current
      keepInAddress(typed)
      if (answer.estimate) startTransition(() => setFolded(answer))
      then()
    }, pauseMs)
  }, [])

  /** Everything, sizes and problems included. A later turn takes this one's place. */
  const answerAll = useCallback(async () => {
    latest.current.turn += 1
    const { turn, typed } = latest.current
    const next = await answerInSteps(calculator, typed, dayOf(new Date()), nextTask)
    if (turn !== latest.current.turn) return
    latest.current.isWhole = true
    show(next)
    rest()
  }, [calculator, show, rest])

  const answerTyping = useCallback(
    (typingIn: string) => {
      latest.current.turn += 1
      const { typed, chosen } = latest.current
      const next = answerTo(calculator, typed, dayOf(new Date()), chosen)
      const isTolerated = typingIn in next.problems
      if (!isTolerated) show(next)
      latest.current.isWhole = !isTolerated && !next.chosen
      rest(() => {
        if (next.chosen) void answerAll()
      })
    },
    [calculator, show, rest, answerAll],
  )

  const open = useCallback((next: Typed) => {
    latest.current.typed = next
    setTyped(next)
  }, [])

  const change = useCallback(
    ({ currentTarget: field }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      open({ ...latest.current.typed, [field.name]: field.value })
      if (field.type === 'text') answerTyping(field.name)
      else void answerAll()
    },
    [open, answerTyping, answerAll],
  )

  const leave = useCallback(() => {
    if (!latest.current.isWhole) void answerAll()
  }, [answerAll])

  const lead = useCallback(async () => {
    await answerAll()
    setSubmitted((times) => times + 1)
  }, [answerAll])

  const submit = useCallback(
    (event: FormEvent) => {
      event.preventDefault()
      void lead()
    },
    [lead],
  )

  useEffect(() => {
    const pressed = takeOver?.() ?? []
    const inFields = form.current ? typedInFields(form.current) : {}
    // An address that was opened counts first, then what was typed meanwhile, else what this tab was told elsewhere.
    const begun = typedInAddress() ?? (addressOf(inFields) ? inFields : typedBefore())
    open(begun)
    setIsLive(true)
    const typingIn = nameOfFocused(form.current)
    const isNew = addressOf(begun) !== addressOf(rendered.typed)
    if (pressed.some(isSubmit)) void lead()
    else if (isNew && typingIn) answerTyping(typingIn)
    else if (isNew || dayOf(new Date()) !== rendered.today) void answerAll()
    if (location.hash.includes('=') && scrollY === 0)
      form.current?.closest('section')?.scrollIntoView()

    const followAddress = () => {
      const opened = typedInAddress()
      if (!opened) return
      open(opened)
      void answerAll()
    }
    addEventListener('hashchange', followAddress)
    return () => removeEventListener('hashchange', followAddress)
    // Only once: from here on fields and state move together.
  }, [])

  return { form, typed, answer, drawn, folded, isLive, submitted, change, leave, submit }
}

function afterPainting(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}

/** The field somebody is typing in. */
function nameOfFocused(form: HTMLFormElement | null): string | undefined {
  const { activeElement: field } = document
  const isHere = field instanceof HTMLInputElement && field.type === 'text' && form?.contains(field)
  return isHere ? field.name : undefined
}
