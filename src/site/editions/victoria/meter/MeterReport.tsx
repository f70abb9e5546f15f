import { type Ref, useState } from 'react'
import { meterWords } from '#edition/calculators/meter.ts'
import { formatMeterSummary, toMeterSummary } from '#estimate/meter/meter-summary.ts'
import type { MeterYear } from '#estimate/meter/meter-year.ts'
import styles from './Meter.module.css'
import { MeterCharts } from './MeterCharts.tsx'
import type { MeterView } from './meter-view.ts'

export type MeterReportProps = {
  ref: Ref<HTMLHeadingElement>
  year: MeterYear
  view: MeterView
  form: string
  onRemove: () => void
}

/** What a meter’s file says of a home, and what of it may go along with an enquiry. */
export function MeterReport({ ref, year, view, form, onRemove }: MeterReportProps) {
  return (
    <div className={styles.report}>
      <h3 ref={ref} tabIndex={-1}>
        The answer now uses your meter
      </h3>
      <p>
        <a href="#calculator-answer">Back to the answer</a>. A link you copy there carries what’s in
        the fields, not these readings, and they’re gone when you leave this page.
      </p>
      {view.isBehindPanels && meterWords.behindPanels.map((text) => <p key={text}>{text}</p>)}
      <dl className={styles.facts}>
        {view.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {view.notes.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <MeterCharts view={view} />
      <SummaryTick year={year} form={form} />
      <button type="button" className="quiet" onClick={onRemove}>
        Take these readings out
      </button>
    </div>
  )
}

/** Only with a tick does the enquiry form, elsewhere on the page, get the summary. */
function SummaryTick({ year, form }: { year: MeterYear; form: string }) {
  const [isTicked, setIsTicked] = useState(false)
  return (
    <div className={styles.tick}>
      <label>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ currentTarget }) => setIsTicked(currentTarget.checked)}
          aria-describedby="meter-tick-help"
        />
        {meterWords.tick}
      </label>
      <p id="meter-tick-help" className="muted">
        {meterWords.tickHelp}
      </p>
      {isTicked && (
        <input
          type="hidden"
          name="meter"
          form={`${form}-form`}
          value={formatMeterSummary(toMeterSummary(year))}
        />
      )}
    </div>
  )
}
