import type { Figure } from '#edition/figures.ts'
import styles from './Figures.module.css'

type Props = {
  figures: readonly Figure[]
  /** What kind of figures they are and when they were checked. */
  note: string
  /** The address of a calculator for the reader’s own figures. */
  workOutYours?: string | undefined
}

const bracket = / \(.*\)$/

/** Figures in a row: what holds large, and small what is advertised. */
export function Figures({ figures, note, workOutYours }: Props) {
  return (
    <section className={styles.figures} aria-label="Figures">
      <div className="page">
        <dl>
          {figures.map(({ holds, prefix, about, more, advertised }) => (
            <div key={about}>
              <dt>{about}</dt>
              <dd className={styles.figure}>
                {prefix && <small className={styles.prefix}>{`${prefix} `}</small>}
                {holds.replace(bracket, '')}
                {holds.match(bracket)?.map((range) => (
                  <small key={range}>{range}</small>
                ))}
              </dd>
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
