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
import { firstUnanswered, isAnswered, stepAsking } from '#domain/enquiry/journey.ts'
import { enquiryKind } from '#domain/enquiry/kind.ts'
import { answersTo, type Problem, problemsWith } from '#domain/enquiry/problems.ts'
import { savedDraft } from '../calculators/saved-draft.ts'
import type { Hydrated } from '../client/hydrate.tsx'
import { clearDraft, keepDraft, newDraft, readDraft } from './draft.ts'
import type { EnquiryProps } from './enquiry-props.ts'
import type { Notice } from './Notices.tsx'
import { send } from './send.ts'
import { tellReached } from './tell-reached.ts'
import { useNotices } from './use-notices.ts'
import { useStep } from './use-step.ts'

/** The form as the visitor meets it: what was answered, the step and what is wrong. */
export function useEnquiry({ form, country, page, rejected, takeOver }: EnquiryProps & Hydrated) {
  const element = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => ({ current: newDraft() }))
  const isSending = useRef(false)
  const [answers, setAnswers] = useState(rejected?.answers ?? {})
  const [problems, setProblems] = useState(rejected?.problems ?? [])
  const [notice, setNotice] = useState<Notice | undefined>(
    rejected?.notice ? { words: rejected.notice } : undefined,
  )
  const [isHydrated, setIsHydrated] = useState(false)
  const { at, goTo, goBack, stay } = useStep(form, element)
  // Name, address and number are asked last, and take a while to type.
  const Notices = useNotices(isHydrated && at >= form.steps.length - 3)

  // Before the browser gets to what was pressed meanwhile.
  useLayoutEffect(() => {
    const saved = readDraft(form.slug)
    if (saved) draft.current = saved
    const headStart = headStartIn(takeOver?.() ?? [])
    // In slices, like hydrating itself: on a slow phone together they would hold up the next press.
    startTransition(() => {
      // What was typed or ticked before the script came is newer than the draft.
      const now = save({ ...saved?.answers, ...fieldsIn(element.current, form) })
      setIsHydrated(true)
      if (saved) stay(firstUnanswered(form, now))
      else if (headStart === 'proceeded' || (headStart && isChosen(form, 0, now))) proceed()
    })
    // Only once: from here on the fields show what is answered.
  }, [])

  useEffect(() => {
    if (!isHydrated) return
    const { reached = 0 } = draft.current
    if (at < reached) return
    for (const step of form.steps.slice(reached, at + 1)) tellReached(form, step)
    draft.current = { ...draft.current, reached: at + 1 }
    keepDraft(form.slug, draft.current)
  }, [isHydrated, at, form, draft])

  function save(now: Answers): Answers {
    draft.current = { ...draft.current, answers: now }
    keepDraft(form.slug, draft.current)
    setAnswers(now)
    return now
  }

  function change(name: string, answer: string): Answers {
    return save({ ...draft.current.answers, [name]: answer })
  }

  function choose(name: string, answer: string): void {
    if (isChosen(form, at, change(name, answer))) proceed()
  }

  function proceed(): void {
    const now = answersTo(form, draft.current.answers)
    const step = form.steps[at]
    if (!step || !isAnswered(step, now)) return
    const asked = step.questions.map(({ name }) => name)
    // Whether a telephone number can be called is for the server to say.
    const readPhone = (e164: string) => ({ e164, doubtful: false })
    const found = problemsWith(form, now, { country, readPhone })
    const here = found.filter(({ question }) => asked.includes(question))
    if (here.length > 0) {
      tell(here)
      return
    }
    setProblems([])
    setNotice(undefined)
    if (at < form.steps.length - 1) goTo(at + 1)
    else if (found[0]) {
      tell(found)
      goTo(stepAsking(form, found[0].question))
    } else void submit(now)
  }

  async function submit(now: Answers): Promise<void> {
    // State is too slow for a double click.
    if (isSending.current) return
    isSending.current = true
    const { submission, began } = draft.current
    const numbers = country.code === 'AU' ? import('../calculators/leave-numbers.ts') : undefined
    numbers?.catch(() => {})
    try {
      const consent = !element.current?.querySelector('[name=consent]:not(:checked)')
      const interest = fieldIn(element.current, 'interest')
      const sent = await send({
        form: form.slug,
        answers: now,
        submission,
        page,
        interest,
        estimate: fieldIn(element.current, 'estimate') ?? savedDraft(),
        consent,
        website: fieldIn(element.current, 'website') ?? '',
        seconds: began && (Date.now() - began) / 1000,
      })
      if ('reference' in sent) {
        // Nobody who has been stored waits long for a nicety.
        const left = numbers
          ?.then(({ saveQuickEstimate }) => saveQuickEstimate(now))
          .catch(() => {})
        await Promise.race([left, new Promise((resolve) => setTimeout(resolve, 1500))])
        clearDraft(form.slug)
        location.assign(successPath(sent.reference, enquiryKind(form, now)))
        return
      }
      if ('wait' in sent) setNotice({ words: sent.wait })
      else {
        tell(sent.problems)
        if (sent.problems[0]) goTo(stepAsking(form, sent.problems[0].question))
      }
    } catch (error) {
      console.error(error, { form: form.slug, answers: now, submission })
      setNotice({ words: 'There was an issue submitting your form. Please try again.' })
    }
    isSending.current = false
  }

  function tell(found: Problem[]): void {
    setProblems(found)
    const field = element.current?.elements.namedItem(found[0]?.question ?? '')
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
    change,
    choose,
    goBack,
    proceed,
    submit: (event: FormEvent) => {
      event.preventDefault()
      proceed()
    },
  }
}

function isChosen(form: EnquiryForm, index: number, answers: Answers): boolean {
  const step = form.steps[index]
  return step?.questions[0].kind === 'choice' && isAnswered(step, answers)
}

/** What stands in the fields of the form's questions. */
function fieldsIn(element: HTMLFormElement | null, form: EnquiryForm): Answers {
  const fields = questionsOf(form).map(({ name }) => [name, fieldIn(element, name)] as const)
  return Object.fromEntries(fields.filter((field): field is [string, string] => Boolean(field[1])))
}

/** What is picked beside an article stands outside the form, but belongs to it. */
function fieldIn(element: HTMLFormElement | null, name: string): string | undefined {
  const value = element && new FormData(element).get(name)
  return typeof value === 'string' ? value : undefined
}

/** What a visitor did to a form that was not hydrated yet: pressed an answer, or what goes on to the next step. */
type HeadStart = 'chose' | 'proceeded'

function headStartIn(pressed: readonly Event[]): HeadStart | undefined {
  const clicks = pressed.filter(
    (event): event is MouseEvent => event.type === 'click' && event instanceof MouseEvent,
  )
  if (clicks.some(({ target }) => isOnButton(target))) return 'proceeded'
  return clicks.some(({ detail }) => detail > 0) ? 'chose' : undefined
}

function isOnButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-continue], [type=submit]') !== null
}
