import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Day } from '#domain/estimate/shared/day.ts'
import { programsLookup } from '#edition/calculators/calculators.ts'
import type { HydrationProps } from '../../client/hydrate.tsx'
import { dayHere } from '../../day-here.ts'
import { SchemesSection } from '../../sections/guide/SchemesSection.tsx'
import { Summary } from '../../ui/Summary.tsx'
import { FigureTable } from '../FigureTable.tsx'
import { Problem } from '../fields/Problem.tsx'
import styles from './Programs.module.css'
import { programsView } from './programs-view.ts'

export type ProgramsProps = { postcode: string; today: Day }

/** The programs that are open at a postcode today; until one is entered, in Victoria. */
export function Programs({
  postcode: firstPostcode,
  today,
  takeOver,
}: ProgramsProps & HydrationProps) {
  const { path, heading, lead } = programsLookup
  const [postcode, setPostcode] = useState(firstPostcode)
  const [view, setView] = useState(() => programsView(firstPostcode, today))
  const field = useRef<HTMLInputElement>(null)

  /** The postcode goes to the fragment, which no server sees. */
  const lookUp = (text: string, isTyping: boolean) => {
    const next = programsView(text.trim(), dayHere())
    if (isTyping && next.problem) return
    setView(next)
    const fragment = text.trim() && `#postcode=${encodeURIComponent(text.trim())}`
    if (fragment || location.search)
      history.replaceState(history.state, '', location.pathname + fragment)
  }

  useEffect(() => {
    takeOver?.()
    const inAddress = new URLSearchParams(location.hash.slice(1) || location.search).get('postcode')
    const text = field.current?.value || inAddress || ''
    setPostcode(text)
    lookUp(text, false)
    if (inAddress && scrollY === 0) field.current?.closest('section')?.scrollIntoView()
    // Runs once: from here on the field and the state change together.
  }, [])

  return (
    <div className="page">
      <div className="section-head">
        <h2 id="open-title">{heading}</h2>
        <p className="lead">{lead}</p>
      </div>
      <form
        className={styles.form}
        method="get"
        action={`${path}#open`}
        noValidate
        aria-labelledby="open-title"
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          lookUp(postcode, false)
        }}
      >
        <label htmlFor="open-postcode">Postcode</label>
        <input
          ref={field}
          id="open-postcode"
          name="postcode"
          type="text"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="3000"
          maxLength={12}
          value={postcode}
          onChange={({ currentTarget: { value } }) => {
            setPostcode(value)
            lookUp(value, true)
          }}
          onBlur={() => lookUp(postcode, false)}
          aria-describedby="open-postcode-problem"
          aria-invalid={view.problem === undefined ? undefined : true}
        />
        <button type="submit">Look it up</button>
        <Problem id="open-postcode" sentence={view.problem} />
      </form>
      <p id="open-answer" className={styles.answer} aria-live="polite">
        {view.headline}
      </p>
      {view.open && (
        <div>
          <p className="dated">{view.more}</p>
          <section aria-label="Programs that are open">
            <SchemesSection schemes={view.open} />
          </section>
        </div>
      )}
      {view.closed && (
        <details className={styles.closed}>
          <Summary>What’s no longer open</Summary>
          <FigureTable table={view.closed} caption="Programs that are not open" wordy />
        </details>
      )}
    </div>
  )
}
