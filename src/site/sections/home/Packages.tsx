import { advertised, inverterCaution, type Package, packages } from '#edition/figures.ts'
import { formatMoneyRange, formatPayback, formatShort } from '#edition/format.ts'
import { packageEstimate } from '#edition/model-figures.ts'
import { home } from '#edition/pages/home.ts'
import { Kit } from '#pictures/Kit.tsx'
import columns from '../columns.module.css'
import styles from './Packages.module.css'

type Row = { name: string; cell: (one: Package) => string; kind?: 'main' | 'advertised' }

const rows: Row[] = [
  { name: 'System size', cell: ({ kw }) => `${formatShort(kw)} kW` },
  { name: 'Panels, 440 W each', cell: ({ panels }) => String(panels) },
  { name: 'Inverter', cell: ({ inverter }) => inverter },
  { name: 'Battery', cell: formatBattery },
  { name: 'Suits you if', cell: ({ suits }) => suits },
  {
    name: 'Saves a family of four, a year',
    cell: (one) => formatMoneyRange(packageEstimate(one).money.together.saving),
    kind: 'main',
  },
  {
    name: 'Pays for itself in',
    cell: (one) => formatPayback(packageEstimate(one).money.together.payback),
  },
  { name: 'Often advertised, a year', cell: ({ saving }) => saving, kind: 'advertised' },
]

function formatBattery({ usable, modules }: Package): string {
  if (usable === 0) return 'None'
  return modules === 1 ? `${usable} kWh` : `${usable} kWh, ${modules} modules`
}

export function Packages() {
  return (
    <section>
      <div className="page">
        <div className="section-head">
          <h2>{home.packages.heading}</h2>
          <p className="lead">{home.packages.lead}</p>
        </div>
        <table className={`${columns.columns} ${styles.packages}`}>
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
              <tr key={name} data-kind={kind}>
                <th scope="row">{name}</th>
                {packages.map((one) => (
                  <td key={one.name}>{cell(one)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>
          <b>{inverterCaution.strong}</b> {inverterCaution.text}
        </p>
        <p className={`dated ${styles.note}`}>
          {`${home.packages.note} ${advertised} `}
          <a href="/solar-panel-savings#calculator">Work out yours</a>
        </p>
      </div>
    </section>
  )
}
