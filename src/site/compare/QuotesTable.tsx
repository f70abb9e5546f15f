import type { ReactNode } from 'react'
import { Kit } from '#pictures/Kit.tsx'
import type { Compared, ReviewedQuote } from './compared.ts'
import { LookAtThis } from './LookAtThis.tsx'
import styles from './QuotesTable.module.css'
import { madeRows, type Row, saidRows } from './rows.tsx'

/** Every quote beside the others, for wide screens and for paper. */
export function QuotesTable({ compared }: { compared: Compared }) {
  const { quotes } = compared
  const across = { columns: quotes.length + 2 }
  return (
    <table className={styles.quotes}>
      <caption className="visually-hidden">Your quotes, counted alike</caption>
      <thead>
        <tr>
          <td />
          {quotes.map((one) => (
            <th key={one.number} scope="col">
              <KitOf {...one} />
              <span className={styles.name}>{one.quote.from}</span>
              <a href={`#quote-${one.number}`}>Change what it says</a>
            </th>
          ))}
          <th scope="col" className={styles.ours}>
            <span className={styles.name}>Our model</span>
          </th>
        </tr>
      </thead>
      <Part name="What the quotes say" rows={saidRows(compared)} quotes={quotes} {...across} />
      <Part name="What we make of them" rows={madeRows(quotes)} quotes={quotes} {...across}>
        <tr>
          <th scope="row">Look at this</th>
          {quotes.map((one) => (
            <td key={one.number}>
              <LookAtThis review={one.review} />
            </td>
          ))}
          <td className={styles.ours}>We say what to ask. Whom to take is yours to say.</td>
        </tr>
      </Part>
    </table>
  )
}

type PartProps = {
  name: string
  rows: readonly Row[]
  quotes: readonly ReviewedQuote[]
  columns: number
  children?: ReactNode
}

function Part({ name, rows, quotes, columns, children }: PartProps) {
  return (
    <tbody>
      <tr className={styles.part}>
        <th scope="rowgroup" colSpan={columns - 1}>
          {name}
        </th>
        <td className={styles.ours} />
      </tr>
      {rows.map(({ name: row, isMain, of, ours }) => (
        <tr key={row} className={isMain && styles.main}>
          <th scope="row">{row}</th>
          {quotes.map((one) => (
            <td key={one.number}>{isMain ? <b>{of(one)}</b> : of(one)}</td>
          ))}
          <td className={styles.ours}>{ours}</td>
        </tr>
      ))}
      {children}
    </tbody>
  )
}

/** A battery module is drawn for each five kilowatt-hours. */
export function KitOf({ quote: { panels = 0, batteryKwh = 0 } }: ReviewedQuote) {
  if (panels === 0) return null
  return <Kit panels={panels} modules={Math.ceil(batteryKwh / 5)} className={styles.kit ?? ''} />
}
