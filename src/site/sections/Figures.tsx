import type { Figure } from '#content/figures.ts'
import { inAustralianMoney } from '../brand.ts'
import styles from './Figures.module.css'

type Props = {
  figures: readonly Figure[]
  /** What kind of figures they are and when they were checked. */
  note: string
  /** The address of a calculator for the reader’s own figures. */
  workOutYours?: string | undefined
}

/** Figures in a row, each with what our own check found. */
export function Figures({ figures, note, workOutYours }: Props) {
  return (
    <section className={styles.figures} aria-label="Figures">
      <div className="page">
        <dl>
          {figures.map(({ value, prefix, about, today }) => (
            <div key={value}>
              <dt>{about}</dt>
              <dd className={styles.figure}>
                {prefix && <small>{`${inAustralianMoney(prefix)} `}</small>}
                {inAustralianMoney(value)}
              </dd>
              {today && <dd className="dated">{inAustralianMoney(today)}</dd>}
            </div>
          ))}
        </dl>
        <p className="dated">
          {`${note} `}
          {workOutYours && <a href={workOutYours}>Work out yours</a>}
        </p>
      </div>
    </section>
  )
}
