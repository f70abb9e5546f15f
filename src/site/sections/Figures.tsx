import type { Figure } from '#content/figures.ts'
import { lastChecked } from '#content/figures.ts'
import { inAustralianMoney } from '../brand.ts'
import styles from './Figures.module.css'

/** Advertised figures in a row, each with what our own check found. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <section className={styles.figures} aria-label="Figures">
      <div className="page">
        <dl>
          {figures.map(({ value, prefix, about, today }) => (
            <div key={value}>
              <dt>{about}</dt>
              <dd className={styles.figure}>
                {prefix && <small>{`${prefix} `}</small>}
                {inAustralianMoney(value)}
              </dd>
              {today && <dd className="dated">{inAustralianMoney(today)}</dd>}
            </div>
          ))}
        </dl>
        <p className="dated">
          {`Advertised figures, last checked ${lastChecked}. `}
          <a href="/solar-panel-savings">Work out yours</a>
        </p>
      </div>
    </section>
  )
}
