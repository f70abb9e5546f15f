import { advertised, type Package, packages } from '#content/figures.ts'
import { home } from '#content/pages/home.ts'
import { Kit } from '#pictures/Kit.tsx'
import { inAustralianMoney } from '../../brand.ts'
import styles from './Packages.module.css'

const rows: { name: string; cell: (one: Package) => string; kind?: 'money' | 'today' }[] = [
  { name: 'System size', cell: ({ kilowatts }) => kilowatts },
  { name: 'Panels, 440 W each', cell: ({ panels }) => String(panels) },
  { name: 'Inverter', cell: ({ inverter }) => inverter },
  { name: 'Battery', cell: ({ battery }) => battery },
  { name: 'Suits', cell: ({ suits }) => suits },
  { name: 'Saving in a year, as advertised', cell: ({ saving }) => saving, kind: 'money' },
  { name: 'The most it can be worth here', cell: ({ ceiling }) => ceiling, kind: 'today' },
]

export function Packages() {
  return (
    <section>
      <div className="page">
        <div className="section-head">
          <h2>{home.packages.heading}</h2>
          <p className="lead">{home.packages.lead}</p>
        </div>
        <table className={styles.packages}>
          <caption className="visually-hidden">The three packages compared</caption>
          <colgroup>
            <col className={styles.rowNames} />
            {packages.map(({ name, popular }) => (
              <col key={name} className={popular && styles.popularColumn} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <td />
              {packages.map(({ name, popular, panels, modules }) => (
                <th key={name} scope="col">
                  <Kit panels={panels} modules={modules} className={styles.kit} />
                  {popular && <span className={styles.popular}>Most popular</span>}
                  <span className={styles.name}>{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cell, kind }) => (
              <tr key={name} className={kind && styles[kind]}>
                <th scope="row">{name}</th>
                {packages.map((one) => (
                  <td key={one.name}>{inAustralianMoney(cell(one))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={`dated ${styles.note}`}>
          {inAustralianMoney(
            `${advertised} The last row is our own arithmetic: a Melbourne year of 3.6 kWh a day from each kilowatt, every kilowatt-hour used at home and worth $0.25. `,
          )}
          <a href="/solar-panel-savings#calculator">Work out yours</a>
        </p>
      </div>
    </section>
  )
}
