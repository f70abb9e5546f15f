import { formatDay } from '#domain/estimate/shared/day.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { meterWords } from '#edition/calculators/meter.ts'
import shared from '#site/calculators/Meter.module.css'
import type { HydrationProps } from '#site/client/hydrate.tsx'
import { Summary } from '#site/ui/Summary.tsx'
import styles from './Meter.module.css'
import type { ReadHome } from './read-files.ts'
import { fileNames, useMeter } from './use-meter.ts'

/** Reads a meter’s half hours on the visitor’s device, for the calculator above them. */
export function Meter({ takeOver }: HydrationProps) {
  const { section, state, handleChange, remove } = useMeter({ takeOver })
  const problem = state.is === 'waiting' ? state.problem : undefined
  return (
    <div className="page" ref={section}>
      <div className="section-head">
        <h2 id="meter-title">{meterWords.heading}</h2>
        <p className="lead">{meterWords.lead}</p>
      </div>
      <p className={shared.withoutScript}>{meterWords.withoutScript}</p>
      <div className={styles.columns}>
        <div className={styles.files}>
          {fileNames.map((name) => (
            <div key={name}>
              <label htmlFor={`meter-${name}`}>{meterWords[name].label}</label>
              <input
                id={`meter-${name}`}
                name={name}
                type="file"
                accept=".csv,text/csv"
                onChange={handleChange}
                aria-describedby={`meter-${name}-help meter-status`}
              />
              <p id={`meter-${name}-help`} className={styles.help}>
                {meterWords[name].help}
              </p>
            </div>
          ))}
          <div id="meter-status" aria-live="polite">
            {problem && <p className={`problem ${styles.problem}`}>{problem}</p>}
            {state.is === 'reading' && <p>Reading…</p>}
            {state.is === 'read' && <Read read={state.read} />}
          </div>
          {state.is === 'read' && (
            <button type="button" className="link" onClick={remove}>
              {meterWords.remove}
            </button>
          )}
          <p className="muted">{meterWords.device}</p>
        </div>
        <details className={shared.howTo}>
          <Summary>How to get the file, free</Summary>
          <ol>
            {meterWords.howTo.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="dated">{meterWords.howToNote}</p>
        </details>
      </div>
    </div>
  )
}

function Read({ read: { home, bought, sold, isShort } }: { read: ReadHome }) {
  const kwh = (value: number) => `${formatNumber(value, 1)} kWh`
  return (
    <>
      <p className={styles.read}>
        <b>{`${formatNumber(home.days)} days read, ${formatDay(home.from)} to ${formatDay(home.until)}.`}</b>{' '}
        {sold === undefined
          ? `You bought ${kwh(bought)} on them.`
          : `You bought ${kwh(bought)} on them and sold ${kwh(sold)}.`}{' '}
        The answer now uses your meter.
      </p>
      {isShort && (
        <p>
          Under 90 days say when you use power, not how much in a year: enter your bill above too.
        </p>
      )}
      {sold !== undefined && <p>{meterWords.behindPanels}</p>}
    </>
  )
}
