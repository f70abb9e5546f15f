import { formatMoneyRange, formatShort, formatTens, paybackLines } from '#content/format.ts'
import type { Estimate } from '#domain/estimate/shared/figure.ts'
import { type Package, packages } from '#edition/figures.ts'
import { packageAdvice, packageEstimate } from '#edition/model-figures.ts'
import { home } from '#edition/pages/home.ts'
import { Kit } from '#pictures/Kit.tsx'
import columns from '#site/sections/columns.module.css'
import styles from './Packages.module.css'

type Cell = { text: string; below?: string | undefined }
type Row = { name: string; cell: (one: Package) => Cell; kind?: 'figure' | 'advertised' }

const moneyOf = (one: Package) => packageEstimate(one).money.together

const rows: Row[] = [
  {
    name: 'Panels of 440 W',
    cell: ({ kw, panels }) => ({ text: `${formatShort(kw)} kW, ${panels}` }),
  },
  { name: 'Inverter', cell: ({ inverter, ask }) => ({ text: inverter, below: ask }) },
  { name: 'Battery', cell: formatBattery },
  {
    name: 'Price after the federal discount',
    cell: (one) => formatDollars(moneyOf(one).cost),
    kind: 'figure',
  },
  {
    name: 'Saves a family of four, a year',
    cell: (one) => formatDollars(moneyOf(one).saving),
    kind: 'figure',
  },
  {
    name: 'Paid back in',
    cell: (one) => {
      const { middle, range } = paybackLines(moneyOf(one).payback)
      return { text: middle, below: range }
    },
    kind: 'figure',
  },
  {
    name: 'Savings often advertised, a year',
    cell: ({ saving }) => ({ text: saving }),
    kind: 'advertised',
  },
]

function formatBattery({ usable, modules }: Package): Cell {
  if (usable === 0) return { text: 'None' }
  return { text: modules === 1 ? `${usable} kWh` : `${usable} kWh, ${modules} modules` }
}

function formatDollars(dollars: Estimate): Cell {
  return { text: formatTens(dollars.mid), below: formatMoneyRange(dollars) }
}

/** The three packages with what they cost, and which of them we would advise. */
export function Packages() {
  const { heading, verdict, why, note } = home.packages
  const { best } = packageAdvice()
  return (
    <section>
      <div className="page">
        <h2>{heading}</h2>
        <p className={`remark ${styles.verdict}`}>
          <b>{verdict}</b> {why}
        </p>
        <div className={columns.frame}>
          <table className={`${columns.columns} ${styles.packages}`}>
            <caption className="visually-hidden">The three packages compared</caption>
            <colgroup>
              <col className={styles.rowNames} />
              {packages.map((one) => (
                <col key={one.name} className={one === best ? styles.best : undefined} />
              ))}
            </colgroup>
            <thead>
              <tr>
                <td />
                {packages.map(({ name, popular, panels, modules }) => (
                  <th key={name} scope="col">
                    <Kit panels={panels} modules={modules} className={styles.kit} />
                    {popular && <span className={styles.popular}>Sold as ‘most popular’</span>}
                    <span className={styles.name}>{name}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, cell, kind }) => (
                <tr key={name} data-kind={kind}>
                  <th scope="row">{name}</th>
                  {packages.map((one) => {
                    const { text, below } = cell(one)
                    return (
                      <td key={one.name} data-column={one.name}>
                        {text}
                        {below && <small>{below}</small>}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className={`dated ${styles.note}`}>{note}</p>
      </div>
    </section>
  )
}
