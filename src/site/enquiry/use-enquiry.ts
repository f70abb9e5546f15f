import { type FormEvent, useEffect, useRef, useState } from 'react'
import { successPath } from '#content/pages/success.ts'
import type { Answers, EnquiryForm } from '#domain/enquiry/form.ts'
import { firstUnanswered, isAnswered, stepAsking } from '#domain/enquiry/journey.ts'
import { enquiryKind } from '#domain/enquiry/kind.ts'
import { answersTo, type Problem, problemsWith } from '#domain/enquiry/problems.ts'
import { toldToCalculator } from '../calculators/told-key.ts'
import { clearDraft, keepDraft, newDraft, readDraft } from './draft.ts'
import type { EnquiryProps } from './Enquiry.tsx'
import { showError } from './Notices.tsx'
import { send } from './send.ts'
import { tellReached } from './tell-reached.ts'
import { useStep } from './use-step.ts'

type Using = Pick<EnquiryProps, 'form' | 'country' | 'page' | 'headStart'>

/** The form as the visitor meets it: its fields hold the answers, this knows the step and what is wrong. */
export function useEnquiry({ form, country, page, headStart }: Using) {
  const element = useRef<HTMLFormElement>(null)
  const draft = useRef(newDraft())
  const sending = useRef(false)
  const [answers, setAnswers] = useState<Answers>({})
  const [problems, setProblems] = useState<Problem[]>([])
  const [live, setLive] = useState(false)
  const { at, goTo, goBack, stay } = useStep(form, element)

  useEffect(() => {
    const kept = readDraft(form.slug)
    if (kept) {
      draft.current = kept
      fill(element.current, kept.answers)
    }
    const now = readAnswers()
    setAnswers(now)
    setLive(true)
    if (kept) stay(firstUnanswered(form, now))
    else if (headStart === 'proceeded' || (headStart && isChosen(form, 0, now))) proceed()
    // Only once: from here on the fields and this state move together.
  }, [])

  useEffect(() => {
    if (!live) return
    const { reached = 0 } = draft.current
    if (at < reached) return
    for (const step of form.steps.slice(reached, at + 1)) tellReached(form, step)
    draft.current = { ...draft.current, reached: at + 1 }
    keepDraft(form.slug, draft.current)
  }, [live, at, form])

  function readAnswers(): Answers {
    return element.current ? answersTo(form, Object.fromEntries(new FormData(element.current))) : {}
  }

  /** Any change to a field. */
  function changed(): Answers {
    const now = readAnswers()
    draft.current = { ...draft.current, answers: now }
    keepDraft(form.slug, draft.current)
    setAnswers(now)
    return now
  }

  function proceed(): void {
    const now = changed()
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
    if (at < form.steps.length - 1) goTo(at + 1)
    else if (found[0]) {
      tell(found)
      goTo(stepAsking(form, found[0].question))
    } else void submit(now)
  }

  async function submit(now: Answers): Promise<void> {
    // State is too slow for a double click.
    if (sending.current) return
    sending.current = true
    const { submission, began } = draft.current
    const numbers = country.code === 'AU' ? import('../calculators/leave-numbers.ts') : undefined
    numbers?.catch(() => {})
    try {
      const consent = !element.current?.querySelector('[name=consent]:not(:checked)')
      const interest = typed(element.current, 'interest')
      const sent = await send({
        form: form.slug,
        answers: now,
        submission,
        page,
        interest,
        estimate: typed(element.current, 'estimate') ?? toldToCalculator(),
        consent,
        website: typed(element.current, 'website') ?? '',
        seconds: began && (Date.now() - began) / 1000,
      })
      if ('reference' in sent) {
        // Nobody who has been stored waits long for a nicety.
        const left = numbers?.then(({ leaveNumbers }) => leaveNumbers(now)).catch(() => {})
        await Promise.race([left, new Promise((resolve) => setTimeout(resolve, 1500))])
        clearDraft(form.slug)
        location.assign(successPath(sent.reference, enquiryKind(form, now)))
        return
      }
      if ('wait' in sent) showError(sent.wait)
      else {
        tell(sent.problems)
        if (sent.problems[0]) goTo(stepAsking(form, sent.problems[0].question))
      }
    } catch (error) {
      console.error(error, { form: form.slug, answers: now, submission })
      showError('There was an issue submitting your form. Please try again.')
    }
    sending.current = false
  }

  function tell(found: Problem[]): void {
    setProblems(found)
    const field = element.current?.elements.namedItem(found[0]?.question ?? '')
    if (field instanceof HTMLElement) field.focus()
  }

  return {
    element,
    live,
    at,
    answers,
    problems,
    changed,
    goBack,
    proceed,
    chose: () => {
      if (isChosen(form, at, changed())) proceed()
    },
    submitted: (event: FormEvent) => {
      event.preventDefault()
      proceed()
    },
  }
}

function isChosen(form: EnquiryForm, index: number, answers: Answers): boolean {
  const step = form.steps[index]
  return step?.questions[0].kind === 'choice' && isAnswered(step, answers)
}

/** A field that is no question: what is picked beside an article stands outside the form. */
function typed(element: HTMLFormElement | null, name: string): string | undefined {
  const value = element && new FormData(element).get(name)
  return typeof value === 'string' ? value : undefined
}

/** Puts a draft back into the fields. */
function fill(element: HTMLFormElement | null, answers: Answers): void {
  for (const [name, answer] of Object.entries(answers)) {
    const field = element?.elements.namedItem(name)
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof RadioNodeList
    )
      field.value = answer
  }
}
