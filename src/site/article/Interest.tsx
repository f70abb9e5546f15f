import { type MouseEvent, useLayoutEffect } from 'react'
import { interests } from '#content/interests.ts'
import type { Service } from '#domain/enquiry/form.ts'
import type { HydrationProps } from '../client/hydrate.tsx'
import styles from './Interest.module.css'

export type InterestProps = {
  /** The slug of the form beside the article. */
  form: string
  picked?: Service | undefined
}

/**
 * Asks what a reader is interested in. The radios belong to the form beside the article (`form`), so the choice is posted
 * with it. A press scrolls to the form; arrow keys only change the choice, and 'Get started' is the link for them.
 */
export function Interest({ form, picked, takeOver }: InterestProps & HydrationProps) {
  useLayoutEffect(() => takeOver?.().filter(isPick).forEach(scrollToForm), [takeOver])
  return (
    <fieldset className={styles.interest} id="interest">
      <legend>What are you interested in?</legend>
      {interests.choices.map(({ value, label, description }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys only change the choice
        <label key={value} onClick={({ detail }: MouseEvent) => detail > 0 && scrollToForm()}>
          <input
            type="radio"
            name="interest"
            value={value}
            form={`${form}-form`}
            defaultChecked={value === picked}
          />
          <span>
            {label}
            <small>{description}</small>
          </span>
        </label>
      ))}
      <a href="#quote">{interests.start}</a>
    </fieldset>
  )
}

function isPick(event: Event): boolean {
  if (event.type !== 'click' || !(event.target instanceof Element)) return false
  return (event as UIEvent).detail > 0 && event.target.closest('label') !== null
}

function scrollToForm(): void {
  document.getElementById('quote')?.scrollIntoView()
}
