import type { Brand } from '#content/brand.ts'
import { callingDays } from '#content/call-promise.ts'
import { about } from '#edition/pages/about.ts'
import { Scene } from '../../ui/Scene.tsx'
import { Text } from '../../ui/Text.tsx'
import band from '../guide/Band.module.css'
import { OurDetails } from '../OurDetails.tsx'
import { PlainHero } from '../PlainHero.tsx'
import styles from './About.module.css'

/** Who we are, how we are paid and how we check. */
export function About({ brand }: { brand: Brand }) {
  const { heading, lead, details, paid, sharing, checks, sure, never, writers, close } =
    about(brand)
  return (
    <>
      <PlainHero heading={heading}>
        <p className="lead">
          <strong>{lead.strong}</strong> {lead.text}
        </p>
      </PlainHero>
      <section className={`page ${styles.pair}`}>
        <Scene name="hero-contact" eager className={styles.office} />
        <div>
          <h2>{details}</h2>
          <OurDetails brand={brand} />
        </div>
      </section>
      <div className={band.deep}>
        <div className={`page ${styles.pair}`}>
          <section id="paid">
            <h2>{paid.heading}</h2>
            <ol className={styles.steps}>
              {paid.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
          <Rows {...sharing} />
        </div>
      </div>
      <div className={`page ${styles.pair}`}>
        <section>
          <h2>{checks.heading}</h2>
          <p>{checks.lead}</p>
          <table className={styles.counts}>
            <tbody>
              {checks.counts.map(({ label, count }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.small}>
            <Text>{checks.wrong}</Text>
          </p>
        </section>
        <Rows {...sure} id="how-sure" />
        <Rows {...never} />
        <section>
          <h2>{writers.heading}</h2>
          <p>{writers.text}</p>
          <p className={styles.small}>
            <Text>{writers.links}</Text>
          </p>
        </section>
      </div>
      <section className={`${band.night} ${styles.close}`} data-screen-only="">
        <div className="page">
          <h2>{close.heading}</h2>
          <p>{`${brand.phone.label}, ${callingDays(brand)}.`}</p>
          <a className="button" href="/contact">
            {close.button}
          </a>
        </div>
      </section>
    </>
  )
}

type RowsProps = { heading: string; rows: readonly string[]; id?: string }

function Rows({ heading, rows, id }: RowsProps) {
  return (
    <section id={id}>
      <h2>{heading}</h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row}>
            <Text>{row}</Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
