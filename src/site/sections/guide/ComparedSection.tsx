import type { ComparedBattery } from '#content/pages/page.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './ComparedSection.module.css'

type Props = { batteries: readonly ComparedBattery[]; note: string }

/** One battery after another, as a paper prints a test: name and figures left, the case for and against right. */
export function ComparedSection({ batteries, note }: Props) {
  return (
    <>
      <p className={`remark ${styles.note}`}>
        <Text>{note}</Text>
      </p>
      {batteries.map((battery) => (
        <article key={battery.name} className={styles.battery}>
          <div>
            <h3>{battery.name}</h3>
            <ul className={styles.features}>
              {battery.features.map((feature) => (
                <li key={feature}>
                  <Text>{feature}</Text>
                </li>
              ))}
            </ul>
          </div>
          <Figures {...battery} />
          <Reasons heading="For" reasons={battery.pros} />
          <Reasons heading="Against" reasons={battery.cons} />
        </article>
      ))}
    </>
  )
}

function Figures({ capacity, warranty, priceRange, rating }: ComparedBattery) {
  const figures = { Capacity: capacity, Warranty: warranty, Price: priceRange, Rating: rating }
  return (
    <dl className={styles.figures}>
      {Object.entries(figures).map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Text>{figure}</Text>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Reasons({ heading, reasons }: { heading: string; reasons: readonly string[] }) {
  return (
    <div className={styles.reasons}>
      <h4>{heading}</h4>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>
            <Text>{reason}</Text>
          </li>
        ))}
      </ul>
    </div>
  )
}
