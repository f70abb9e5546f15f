import {
  type FormEvent,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { successPath } from '#content/pages/success-path.ts'
import { type Answers, type EnquiryForm, questionsOf } from '#domain/enquiry/form.ts'
import { firstUnanswered, stepAsking } from '#domain/enquiry/journey.ts'
import { enquiryKind } from '#domain/enquiry/kind.ts'
import { type Problem, parseAnswers, validateAnswers } from '#domain/enquiry/problems.ts'
import { savedDraft } from '../calculators/saved-draft.ts'
import type { HydrationProps } from '../client/hydrate.tsx'
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

// Only the server checks whether a phone number can be called.
const parsePhone = (e164: string) => ({ e164, doubtful: false })

/** The state of the form: its answers, the step on screen, and what is wrong. */
export function useEnquiry({
  form,
  country,
  page,
  rejected,
  takeOver,
}: EnquiryProps & HydrationProps) {
  const element = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => ({ current: createDraft() }))
  const isSending = useRef(false)
  const [answers, setAnswers] = useState(rejected?.answers ?? {})
  const [problems, setProblems] = useState(rejected?.problems ?? [])
  const [notice, setNotice] = useState<Notice | undefined>(
    rejected?.notice ? { message: rejected.notice } : undefined,
  )
  const [isHydrated, setIsHydrated] = useState(false)
  const [isMoving, setIsMoving] = useState(false)
  const tick = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tickedStep = useRef<number>(undefined)
  const { at, goTo, goBack, restore } = useStep(form, element)
  // Three steps before the end there is time to load it: name, email and phone take a while to type.
  const Notices = useNotices(isHydrated && at >= form.steps.length - 3)

  // As a layout effect it runs before the browser dispatches the next event.
  useLayoutEffect(() => {
    const saved = loadDraft(form.slug)
    if (saved) draft.current = saved
    const presses = earlyPresses(takeOver?.() ?? [], form)
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
    // Only once: from here on the fields are controlled.
  }, [])

  // Whoever goes back within the tick stays there.
  useEffect(() => {
    if (at !== tickedStep.current) stopMoving()
  }, [at])

  useEffect(() => {
    if (!isHydrated) return
    const { reached = 0 } = draft.current
    if (at < reached) return
    for (const step of form.steps.slice(reached, at + 1)) reportStep(form, step)
    draft.current = { ...draft.current, reached: at + 1 }
    saveDraft(form.slug, draft.current)
  }, [isHydrated, at, form, draft])

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
    const step = form.steps[from]
    if (!step) return
    const now = parseAnswers(form, draft.current.answers)
    const names = step.questions.map(({ name }) => name)
    const problems = validateAnswers(form, now, { country, parsePhone })
    const here = problems.filter(({ question }) => names.includes(question))
    if (here.length > 0) {
      showProblems(here)
      return
    }
    setProblems([])
    setNotice(undefined)
    if (from < form.steps.length - 1) goTo(from + 1)
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
    const numbers = import('../calculators/quick-estimate/estimate-answers.ts')
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
        location.assign(successPath(response, enquiryKind(form, now)))
        return
      }
      if ('wait' in response) setNotice({ message: response.wait, saysWhatToDo: true })
      else {
        showProblems(response.problems)
        if (response.problems[0]) goTo(stepAsking(form, response.problems[0].question))
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
    change,
    choose,
    clearProblem,
    goBack,
    proceed: () => proceed(),
    submit: (event: FormEvent) => {
      event.preventDefault()
      proceed()
    },
  }
}

/** The current values of the fields. */
function fieldsIn(element: HTMLFormElement | null, form: EnquiryForm): Answers {
  const fields = questionsOf(form).map(({ name }) => [name, fieldIn(element, name)] as const)
  return Object.fromEntries(fields.filter((field): field is [string, string] => Boolean(field[1])))
}

/** The value of one field. The interest picker beside an article stands outside the form but belongs to it. */
function fieldIn(element: HTMLFormElement | null, name: string): string | undefined {
  const value = element && new FormData(element).get(name)
  return typeof value === 'string' ? value : undefined
}
