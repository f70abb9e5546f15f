import { type FormEvent, useEffect, useRef, useState } from 'react'
import { melbourneDay } from '#content/calculators/day-of.ts'
import { programsLookup, programsView } from '#content/calculators/programs-view.ts'
import type { Day } from '#domain/estimate/day.ts'
import type { HydrationProps } from '../client/hydrate.tsx'
import { Summary } from '../ui/Summary.tsx'
import { FigureTable } from './FigureTable.tsx'
import { Problem } from './Problem.tsx'
import styles from './Programs.module.css'

export type ProgramsProps = { postcode: string; today: Day }

/** What is open at a postcode today; before anybody tells one, in Victoria. */
export function Programs({ postcode: first, today, takeOver }: ProgramsProps & HydrationProps) {
  const { path, heading, lead } = programsLookup
  const [postcode, setPostcode] = useState(first)
  const [view, setView] = useState(() => programsView(first, today))
  const field = useRef<HTMLInputElement>(null)

  /** It lives in the fragment, which no server sees. */
  const answer = (typed: string, isTyping: boolean) => {
    const next = programsView(typed.trim(), melbourneDay(new Date()))
    if (isTyping && next.problem) return
    setView(next)
    const address = typed.trim() && `#postcode=${encodeURIComponent(typed.trim())}`
    if (address || location.search)
      history.replaceState(history.state, '', location.pathname + address)
  }

  useEffect(() => {
    takeOver?.()
    const told = new URLSearchParams(location.hash.slice(1) || location.search).get('postcode')
    const begun = field.current?.value || told || ''
    setPostcode(begun)
    answer(begun, false)
    if (told && scrollY === 0) field.current?.closest('section')?.scrollIntoView()
    // Only once: from here on the field and the state move together.
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
          answer(postcode, false)
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
            answer(value, true)
          }}
          onBlur={() => answer(postcode, false)}
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
          <FigureTable table={view.open} caption="Programs that are open" wordy />
        </div>
      )}
      {view.closed && (
        <details className={styles.closed}>
          <Summary>What is no longer open</Summary>
          <FigureTable table={view.closed} caption="Programs that are not open" wordy />
        </details>
      )}
    </div>
  )
}
