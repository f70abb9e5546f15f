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
 * What a reader is after. The radios belong to the form beside the article, wherever they stand, so that the choice
 * travels with it. Picking leads there. Arrow keys only look around: for those who use them there is 'Get started'.
 */
export function Interest({ form, picked, takeOver }: InterestProps & HydrationProps) {
  useLayoutEffect(() => takeOver?.().filter(isPick).forEach(leadToForm), [takeOver])
  return (
    <fieldset className={styles.interest} id="interest">
      <legend>What are you interested in?</legend>
      {interests.choices.map(({ value, label, description }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys only look around
        <label key={value} onClick={({ detail }: MouseEvent) => detail > 0 && leadToForm()}>
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

function leadToForm(): void {
  document.getElementById('quote')?.scrollIntoView()
}
