import { type RefObject, useEffect, useRef, useState } from 'react'
import { type EnquiryForm, stepName } from '#domain/enquiry/form.ts'

/**
 * The step on screen. Each step forward is an entry in the browser's history, so that its Back button goes one
 * step back too and a reload comes back to the same step.
 */
export function useStep(
  form: EnquiryForm,
  element: RefObject<HTMLFormElement | null>,
  first: number,
) {
  const [at, setAt] = useState(first)
  // State is not updated between two quick presses of the same button.
  const latest = useRef(first)
  const moved = useRef(false)

  useEffect(() => {
    const onPopState = (event: PopStateEvent) => move(stepIn(event.state, form) ?? 0)
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [form])

  useEffect(() => {
    if (moved.current && at === latest.current) focusStep(element.current, form, at)
  }, [at, form, element])

  function show(index: number): void {
    latest.current = index
    setAt(index)
  }

  function move(index: number): void {
    moved.current = true
    show(index)
  }

  return {
    at,
    /** Goes to the step of the history entry, at most to `furthest`, and leaves the focus where it is. */
    restore(furthest: number) {
      show(Math.min(stepIn(history.state, form) ?? furthest, furthest))
    },
    goTo(index: number) {
      if (index === latest.current) return
      history.pushState({ ...history.state, form: form.slug, at: index }, '')
      move(index)
    },
    goBack() {
      if (stepIn(history.state, form) === at) history.back()
      else move(at - 1)
    },
  }
}

function stepIn(state: unknown, form: EnquiryForm): number | undefined {
  const { form: slug, at } = (state ?? {}) as { form?: string; at?: number }
  return slug === form.slug && at !== undefined && at < form.steps.length ? at : undefined
}

/** Focuses the chosen answer or the first field, so that screen readers read the question. */
function focusStep(element: HTMLFormElement | null, form: EnquiryForm, at: number): void {
  const step = form.steps[at]
  const group = step && element?.querySelector(`[data-step="${stepName(step)}"]`)
  const field =
    group?.querySelector<HTMLElement>('input:checked') ??
    group?.querySelector<HTMLElement>('input, textarea')
  field?.focus({ preventScroll: true })
  if (element && group && !isInView(group, element)) element.scrollIntoView()
}

/** Whether the question can be read without scrolling. What is in view must not move. */
function isInView(group: Element, form: Element): boolean {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  const { scrollMarginTop } = getComputedStyle(form)
  const { top } = group.getBoundingClientRect()
  const highest = Number.parseFloat(scrollPaddingTop) + Number.parseFloat(scrollMarginTop)
  return top >= highest && top < innerHeight * 0.6
}
