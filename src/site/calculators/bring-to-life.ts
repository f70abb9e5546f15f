import { answerTo } from '#content/calculators/answer.ts'
import { type Calculator, calculatorAt } from '#content/calculators/calculators.ts'
import type { Chosen } from '#content/calculators/chosen.ts'
import { dayOf } from '#content/calculators/day-of.ts'
import { addressOf } from '#content/calculators/fields.ts'
import { bringCopyToLife } from './copy.ts'
import { filler } from './fill.ts'
import { tellProblems } from './problems.ts'
import { keepInAddress, putInFields, typedBefore, typedInAddress, typedInFields } from './told.ts'

/** The built page stays as it is; from here on the answer changes as the visitor types. */
export function bringCalculatorToLife(section: HTMLElement & { k?: Event[] }): void {
  const form = section.querySelector('form')
  const calculator = calculatorAt(section.dataset.path ?? '')
  if (!form || !calculator) return
  begin(form)
  // What the server put there for a visitor without script.
  document.querySelector('input[name="estimate"]')?.remove()
  const answer = answering(section, form, calculator)
  form.addEventListener('input', ({ target }) => answer(nameOf(target)))
  form.addEventListener('change', () => answer())
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    answer()
    leadOn(section)
  })
  addEventListener('hashchange', () => {
    const told = typedInAddress()
    if (!told) return
    putInFields(form, told)
    answer()
  })
  bringCopyToLife(section)
  const isSent = section.k?.some(isSubmit)
  const isTyping = !isSent && form.contains(document.activeElement)
  answer(isTyping ? nameOf(document.activeElement) : undefined)
  if (isSent) leadOn(section)
  else if (location.hash.includes('=') && scrollY === 0) section.scrollIntoView()
}

function isSubmit({ type, target }: Event): boolean {
  return type === 'click' && target instanceof Element && target.closest('[type=submit]') !== null
}

/** An address that was opened counts first; else what this tab was told on another page. */
function begin(form: HTMLFormElement): void {
  const typed = typedInFields(form)
  const told = typedInAddress()
  if (told) putInFields(form, told)
  else if (addressOf(typed) === '') putInFields(form, typedBefore())
}

// Longer than between two keystrokes. Browsers take fewer new addresses than fingers make keystrokes.
const pause = 150

/**
 * Answers what stands in the fields. Nobody is told that a field is wrong while still typing in it. A keystroke is answered
 * by the sentences at once and by drawings and tables after them. Comparing sizes takes longer than a keystroke may: while
 * somebody types, those that were compared before stand, until there is a pause.
 */
function answering(section: HTMLElement, form: HTMLFormElement, calculator: Calculator) {
  const { fill, say, catchUp } = filler(section)
  let chosen: Chosen | undefined
  let later: ReturnType<typeof setTimeout> | undefined
  let latest = 0

  function answer(typingIn?: string, isPausing = false): void {
    const typed = typedInFields(form)
    const isTyping = typingIn !== undefined && !isPausing
    const known = isTyping ? chosen : undefined
    const { shown, problems, chosen: found } = answerTo(calculator, typed, dayOf(new Date()), known)
    clearTimeout(later)
    later = setTimeout(() => {
      keepInAddress(typed)
      if (known) answer(typingIn, true)
      catchUp()
    }, pause)
    if (typingIn !== undefined && typingIn in problems) return
    chosen = found
    latest += 1
    const mine = latest
    const showAll = () => {
      if (mine !== latest) return
      fill(shown)
      // Filling says which parts are there; a wrong figure’s part is, so that it can be put right.
      tellProblems(section, problems)
    }
    if (isTyping) {
      say(shown)
      afterPainting(showAll)
    } else showAll()
  }
  return answer
}

function afterPainting(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}

function nameOf(target: EventTarget | null): string {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    ? target.name
    : ''
}

function leadOn(section: HTMLElement): void {
  const problems = section.querySelector<HTMLElement>('[data-problems]:not([hidden])')
  if (problems) problems.focus()
  else section.querySelector('[data-slot="answer"]')?.scrollIntoView({ block: 'center' })
}
