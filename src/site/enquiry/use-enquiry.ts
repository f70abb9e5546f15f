import {
  type FormEvent,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Entered } from '#content/known-answers.ts'
import { embedPath, successPath } from '#content/pages/success-path.ts'
import { type Answers, type EnquiryForm, questionsOf, stepName } from '#domain/enquiry/form.ts'
import { firstUnanswered, stepAsking } from '#domain/enquiry/journey.ts'
import { enquiryKind } from '#domain/enquiry/kind.ts'
import { type Problem, parseAnswers, validateAnswers } from '#domain/enquiry/problems.ts'
import { validateTicks } from '#domain/enquiry/validate.ts'
import { channelBoxes, type Ticks } from '#domain/privacy/channel-consent.ts'
import { knownEvent, savedDraft } from '../calculators/saved-draft.ts'
import type { HydrationProps } from '../client/hydrate.tsx'
import { hearSilentFields } from '../ui/hear-silent-fields.ts'
import { clearDraft, createDraft, loadDraft, saveDraft } from './draft.ts'
import { earlyPresses, isChosen, stepAfter } from './early-presses.ts'
import type { EnquiryProps } from './enquiry-props.ts'
import type { Notice } from './Notices.tsx'
import { reportStep } from './report-step.ts'
import { sendEnquiry } from './send.ts'
import { useNotices } from './use-notices.ts'
import { useStep } from './use-step.ts'

/** How long a pressed answer shows its tick before the form moves on. Until hydration it is `--tick` of tokens.css. */
const tickMs = 180

// A brand that asks by no box is sent nothing of the boxes: false is known as the script is built.
const mayHaveBoxes = import.meta.env.HAS_BOXES !== false

// Only the server checks whether a phone number can be called.
const parsePhone = (e164: string) => ({ e164, doubtful: false })

/** The state of the form: its answers, the step on screen, and what is wrong. */
export function useEnquiry({
  form,
  country,
  page,
  rejected,
  known: knownAtFirst = {},
  takeOver,
}: EnquiryProps & HydrationProps) {
  const element = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => ({ current: createDraft() }))
  const isSending = useRef(false)
  const [answers, setAnswers] = useState(rejected?.answers ?? knownAtFirst)
  const [problems, setProblems] = useState(rejected?.problems ?? [])
  const [notice, setNotice] = useState<Notice | undefined>(
    rejected?.notice ? { message: rejected.notice } : undefined,
  )
  const [isHydrated, setIsHydrated] = useState(false)
  const [isMoving, setIsMoving] = useState(false)
  const tick = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tickedStep = useRef<number>(undefined)
  const [known, setKnown] = useState(knownAtFirst)
  const passed = useRef(knownAtFirst)
  // What a calculator passes on loads the script of a form that isn't begun.
  const isBegun = useRef(false)
  const { at, goTo, goBack, restore } = useStep(form, element, firstUnanswered(form, knownAtFirst))
  // Three steps before the end there is time to load it: name, email and phone take a while to type.
  const Notices = useNotices(isHydrated && at >= form.steps.length - 3)

  // As a layout effect it runs before the browser dispatches the next event.
  useLayoutEffect(() => {
    const saved = loadDraft(form.slug)
    if (saved) draft.current = saved
    const events = takeOver?.() ?? []
    // At once, not with the next render: Enter between the two would ask the browser, which finds the fields of later steps empty.
    if (element.current) element.current.noValidate = true
    const presses = earlyPresses(events, form)
    isBegun.current = events[0]?.type !== knownEvent
    // In a transition, as hydration is: in one task both would delay the next press on a slow phone.
    startTransition(() => {
      // What was typed or ticked before the script came is newer than the draft.
      const now = save({ ...saved?.answers, ...fieldsIn(element.current, form) })
      setIsHydrated(true)
      if (saved) {
        restore(firstUnanswered(form, now))
        return
      }
      const early = stepAfter(presses, form, now)
      for (let step = 1; step <= early.at; step++) goTo(step)
      if (early.proceeds) proceed(early.at)
    })
    const hear = async (event: Event) => {
      const { knownAnswers } = await import('#edition/calculators/known-answers.ts')
      const known = knownAnswers(form, (event as CustomEvent<Entered>).detail)
      startTransition(() => takeKnown(known))
    }
    // Never removed: the form stays as long as its page.
    element.current?.parentElement?.addEventListener(knownEvent, hear)
    events.filter(({ type }) => type === knownEvent).forEach(hear)
    // Only once: from here on the fields are controlled.
  }, [])

  /** Chooses what was entered in the calculator, but never in place of another answer of the visitor's. */
  function takeKnown(next: Answers): void {
    const { answers } = draft.current
    const isOpen = (name: string) => !answers[name] || answers[name] === passed.current[name]
    const own = Object.entries(answers).filter(([name]) => !isOpen(name))
    passed.current = Object.fromEntries(Object.entries(next).filter(([name]) => isOpen(name)))
    setKnown(passed.current)
    const now = save({ ...Object.fromEntries(own), ...passed.current })
    if (own.length === 0) restore(firstUnanswered(form, now))
  }

  /** The next step that the calculator has not answered. */
  function stepAhead(from: number): number {
    const ahead = form.steps.findIndex(
      (step, index) => index > from && !(stepName(step) in passed.current),
    )
    return ahead < 0 ? form.steps.length - 1 : ahead
  }

  /** Asks what the calculator answered, after all. */
  function askKnown(first: string): void {
    passed.current = {}
    setKnown({})
    goTo(stepAsking(form, first))
  }

  // A visitor who goes back within the tick stays there. A layout effect: a later one would run after an immediate press, and stop it.
  useLayoutEffect(() => {
    if (at !== tickedStep.current) stopMoving()
  }, [at])

  useEffect(() => {
    if (!isHydrated || !isBegun.current) return
    const { reached = 0 } = draft.current
    if (at < reached) return
    for (const step of form.steps.slice(reached, at + 1)) reportStep(form, step)
    draft.current = { ...draft.current, reached: at + 1 }
    saveDraft(form.slug, draft.current)
  }, [isHydrated, at, form, draft])

  // Enables Continue. Never cleared: the form stays as long as its page.
  useEffect(() => void setInterval(hear, 300), [])

  function hear(): void {
    hearSilentFields(element.current)
  }

  function save(now: Answers): Answers {
    draft.current = { ...draft.current, answers: now }
    saveDraft(form.slug, draft.current)
    setAnswers(now)
    return now
  }

  function change(name: string, answer: string): Answers {
    const now = save({ ...draft.current.answers, [name]: answer })
    const wrong = validateAnswers(form, parseAnswers(form, now), { country, parsePhone })
    if (!wrong.some(({ question }) => question === name)) clearProblem(name)
    return now
  }

  function isAsked(name: string): boolean {
    return questionsOf(form).some((question) => question.name === name)
  }

  /** Email only: no number, and so no calls and texts. */
  function skipPhone(): void {
    if (!mayHaveBoxes) return
    const phone = questionsOf(form).find(({ kind }) => kind === 'phone')
    if (!phone) return
    change(phone.name, '')
    clearProblem(phone.name)
    for (const box of channelBoxes) {
      const field = boxIn(element.current, box)
      if (field) field.checked = false
    }
    const step = stepAsking(form, phone.name)
    if (step < form.steps.length - 1) proceed(step)
    else boxIn(element.current, 'answer')?.focus()
  }

  function changeBox(box: keyof Ticks): void {
    if (!mayHaveBoxes) return
    const phone = questionsOf(form).find(({ kind }) => kind === 'phone')
    if (box === 'answer') clearProblem('agree-answer')
    else if (phone) clearProblem(phone.name)
  }

  function clearProblem(name: string): void {
    setProblems((problems) => problems.filter(({ question }) => question !== name))
  }

  function choose(name: string, answer: string): void {
    // Not `at`: as hydration ends, the step on screen may be ahead of the one that was rendered.
    const step = stepAsking(form, name)
    if (!isChosen(form, step, change(name, answer))) return
    clearTimeout(tick.current)
    tickedStep.current = step
    setIsMoving(true)
    tick.current = setTimeout(() => {
      stopMoving()
      proceed(step)
    }, tickMs)
  }

  function stopMoving(): void {
    clearTimeout(tick.current)
    setIsMoving(false)
  }

  function proceed(from = at): void {
    isBegun.current = true
    hear()
    const step = form.steps[from]
    if (!step) return
    const now = parseAnswers(form, draft.current.answers)
    const names = step.questions.map(({ name }) => name)
    const isLast = from === form.steps.length - 1
    const ticks = isLast ? ticksIn(element.current) : undefined
    const problems = [
      ...validateAnswers(form, now, { country, parsePhone }),
      ...(mayHaveBoxes && ticks ? validateTicks(form, now, ticks, { country }) : []),
    ]
    // The boxes are on the last step.
    const here = problems.filter(({ question }) => names.includes(question) || !isAsked(question))
    if (here.length > 0) {
      showProblems(here)
      return
    }
    setProblems([])
    setNotice(undefined)
    if (!isLast) goTo(stepAhead(from))
    else if (problems[0]) {
      showProblems(problems)
      goTo(stepAsking(form, problems[0].question))
    } else void submit(now)
  }

  async function submit(now: Answers): Promise<void> {
    // State is not updated between the clicks of a double click.
    if (isSending.current) return
    isSending.current = true
    const { submission, began } = draft.current
    const numbers = import('../quick-estimate/save-quick-estimate.ts')
    numbers.catch(() => {})
    try {
      const consent = !element.current?.querySelector('[name=consent]:not(:checked)')
      const interest = fieldIn(element.current, 'interest')
      const response = await sendEnquiry({
        form: form.slug,
        answers: now,
        submission,
        page,
        interest,
        estimate: fieldIn(element.current, 'estimate') ?? savedDraft(),
        meter: fieldIn(element.current, 'meter'),
        consent,
        consents: ticksIn(element.current),
        asked: fieldIn(element.current, 'asked'),
        website: fieldIn(element.current, 'website') ?? '',
        seconds: began && (Date.now() - began) / 1000,
      })
      if ('reference' in response) {
        // The estimate on the thank-you page is not worth a longer wait.
        const left = numbers
          ?.then(({ saveQuickEstimate }) => saveQuickEstimate(now))
          .catch(() => {})
        await Promise.race([left, new Promise((resolve) => setTimeout(resolve, 1500))])
        clearDraft(form.slug)
        // In a frame of another site stays in it.
        location.assign(
          (page.startsWith(embedPath) ? embedPath : '') +
            successPath(response, enquiryKind(form, now)),
        )
        return
      }
      if ('wait' in response) setNotice({ message: response.wait, saysWhatToDo: true })
      else {
        showProblems(response.problems)
        const [first] = response.problems
        if (first && isAsked(first.question)) goTo(stepAsking(form, first.question))
      }
    } catch (error) {
      console.error(error, { form: form.slug, answers: now, submission })
      setNotice({ message: 'There was an issue submitting your form. Please try again.' })
    }
    isSending.current = false
  }

  function showProblems(problems: Problem[]): void {
    setProblems(problems)
    const field = element.current?.elements.namedItem(problems[0]?.question ?? '')
    if (field instanceof HTMLElement) field.focus()
  }

  return {
    element,
    isHydrated,
    at,
    answers,
    problems,
    notice,
    Notices,
    isMoving,
    known,
    askKnown,
    change,
    choose,
    clearProblem,
    changeBox,
    skipPhone,
    goBack: () => {
      hear()
      goBack()
    },
    proceed: () => proceed(),
    submit: (event: FormEvent) => {
      event.preventDefault()
      proceed()
    },
  }
}

/** What is ticked; undefined where there are no boxes. */
function ticksIn(element: HTMLFormElement | null): Ticks | undefined {
  if (!mayHaveBoxes) return undefined
  const isTicked = (box: keyof Ticks) => boxIn(element, box)?.checked ?? false
  return boxIn(element, 'answer')
    ? { answer: isTicked('answer'), calls: isTicked('calls'), texts: isTicked('texts') }
    : undefined
}

function boxIn(element: HTMLFormElement | null, box: keyof Ticks) {
  return element?.querySelector<HTMLInputElement>(`[name="agree-${box}"]`)
}

/** The current values of the fields. */
function fieldsIn(element: HTMLFormElement | null, form: EnquiryForm): Answers {
  const fields = questionsOf(form).map(({ name }) => [name, fieldIn(element, name)] as const)
  return Object.fromEntries(fields.filter((field): field is [string, string] => Boolean(field[1])))
}

/** The value of one field. The interest picker beside an article is outside the form but belongs to it. */
function fieldIn(element: HTMLFormElement | null, name: string): string | undefined {
  const value = element && new FormData(element).get(name)
  return typeof value === 'string' ? value : undefined
}
