import type { Figure } from '#edition/figures.ts'
import styles from './Figures.module.css'

type Props = {
  figures: readonly Figure[]
  /** What kind of figures they are and when they were checked. */
  note: string
  /** The address of a calculator for the reader’s own figures. */
  workOutYours?: string | undefined
}

/** Figures in a row: what holds large, its range and what is advertised small below. */
export function Figures({ figures, note, workOutYours }: Props) {
  return (
    <section className={styles.figures} aria-label="Figures">
      <div className="page">
        <dl>
          {figures.map(({ holds, prefix, range, about, more, advertised }) => (
            <div key={about}>
              <dt>{about}</dt>
              <dd className={styles.figure}>
                {prefix && <small>{`${prefix} `}</small>}
                {holds}
              </dd>
              {range && <dd className={styles.range}>{range}</dd>}
              {more && <dd className={styles.more}>{more}</dd>}
              {advertised && <dd className="dated">{`Often advertised: ${advertised}`}</dd>}
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
