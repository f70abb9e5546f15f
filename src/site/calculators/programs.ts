import { dayOf } from '#content/calculators/day-of.ts'
import { programsAnswer } from '#content/calculators/programs-shown.ts'
import { filler } from './fill.ts'
import { tellProblems } from './problems.ts'

/** Looks the postcode up here, as soon as it is whole. It lives in the fragment, which no server sees. */
export function bringProgramsToLife(section: HTMLElement): void {
  const form = section.querySelector('form')
  const field = form?.querySelector('input')
  if (!form || !field) return
  const told = new URLSearchParams(location.hash.slice(1) || location.search).get('postcode')
  if (told && !field.value) field.value = told
  const { fill, catchUp } = filler(section)
  const answer = (isTyping: boolean) => {
    const postcode = field.value.trim()
    const { shown, problems } = programsAnswer(postcode || undefined, dayOf(new Date()))
    if (isTyping && problems.postcode) return
    fill(shown)
    catchUp()
    tellProblems(section, problems)
    const next = location.pathname + (postcode ? `#postcode=${encodeURIComponent(postcode)}` : '')
    if (postcode || location.search) history.replaceState(history.state, '', next)
  }
  form.addEventListener('input', () => answer(true))
  form.addEventListener('change', () => answer(false))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    answer(false)
  })
  answer(false)
  if (told && scrollY === 0) section.scrollIntoView()
}
