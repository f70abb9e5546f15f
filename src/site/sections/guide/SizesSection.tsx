import type { BatterySize } from '#content/pages/page.ts'
import { Modules } from '#pictures/Modules.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './SizesSection.module.css'

/** Sizes of battery, each with the sum of an evening it can carry, as on a shopping docket. */
export function SizesSection({ sizes, note }: { sizes: readonly BatterySize[]; note: string }) {
  const tallest = Math.max(...sizes.map(({ modules }) => modules))
  return (
    <>
      <div className={styles.sizes}>
        {sizes.map((size) => (
          <div key={size.name} className={styles.size}>
            <Modules modules={size.modules} of={tallest} className={styles.stack} />
            <h3>{size.name}</h3>
            <p className={styles.usable}>{`${size.usable} kWh`}</p>
            <Evening {...size} />
            <dl>
              <dt>In a blackout</dt>
              <dd>
                <Text>{size.blackout}</Text>
              </dd>
              <dt>Suits</dt>
              <dd>
                <Text>{size.suits}</Text>
              </dd>
            </dl>
          </div>
        ))}
      </div>
      <p className={`dated ${styles.note}`}>
        <Text>{note}</Text>
      </p>
    </>
  )
}

const inTenths = (kilowattHours: number) => kilowattHours.toFixed(1)

function Evening({ name, usable, runs }: BatterySize) {
  const used = runs.reduce((sum, { uses }) => sum + uses, 0)
  return (
    <table>
      <caption className="visually-hidden">{`One evening on the ${name.toLowerCase()} size`}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">What runs</th>
          <th scope="col">kWh</th>
        </tr>
      </thead>
      <tbody>
        {runs.map(({ what, working, uses }) => (
          <tr key={what}>
            <th scope="row">
              {what}
              <small>{working}</small>
            </th>
            <td>{inTenths(uses)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">One evening</th>
          <td>{inTenths(used)}</td>
        </tr>
        <tr className={styles.left}>
          <th scope="row">Left at breakfast</th>
          <td>{inTenths(usable - used)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
