import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Row } from '#content/pages/page.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { programsLookup } from '#edition/calculators/calculators.ts'
import { Problem } from '#site/calculators/fields/Problem.tsx'
import type { HydrationProps } from '#site/client/hydrate.tsx'
import { dayHere } from '#site/day-here.ts'
import band from '#site/sections/guide/Band.module.css'
import { HalfBand } from '#site/sections/guide/Band.tsx'
import { MoneySection } from '#site/sections/guide/MoneySection.tsx'
import { RowsSection } from '#site/sections/guide/RowsSection.tsx'
import { TableSection } from '#site/sections/guide/TableSection.tsx'
import styles from './Programs.module.css'
import { programsView } from './programs-view.ts'

export type ProgramsProps = { postcode: string; today: Day }

/** The programs that are open at a postcode today; until one is entered, in Victoria. */
export function Programs({
  postcode: firstPostcode,
  today,
  takeOver,
}: ProgramsProps & HydrationProps) {
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
    <div className={`page ${band.pair}`} data-wide="left">
      <div>
        <h2 id="open-title" aria-live="polite">
          {view.headline}
        </h2>
        <form
          className={styles.form}
          method="get"
          action={`${programsLookup.path}#open`}
          noValidate
          aria-labelledby="open-title"
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            lookUp(postcode, false)
          }}
        >
          <label htmlFor="open-postcode">Your postcode</label>
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
          <button type="submit" className="quiet">
            Look it up
          </button>
          <Problem id="open-postcode" sentence={view.problem} />
        </form>
        {view.homes && <MoneySection programs={view.homes} />}
        <p className={`dated ${styles.more}`}>{view.more}</p>
      </div>
      <div>
        {view.amounts && (
          <HalfBand id="amounts" heading={view.amounts.heading}>
            <TableSection {...view.amounts} />
          </HalfBand>
        )}
        {view.across && (
          <HalfBand heading={view.across.heading}>
            <p className={styles.across}>{view.across.text}</p>
            <RowsSection rows={view.across.open} />
          </HalfBand>
        )}
        <ProgramList heading="Rentals and businesses" programs={view.others} />
        <ProgramList heading="Closed" programs={view.closed} />
      </div>
    </div>
  )
}

type ListProps = { heading: string; programs: readonly Row[] | undefined }

function ProgramList({ heading, programs = [] }: ListProps) {
  if (programs.length === 0) return null
  return (
    <HalfBand heading={heading}>
      <RowsSection rows={programs} />
    </HalfBand>
  )
}
