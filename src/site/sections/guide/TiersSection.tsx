import type { Tier } from '#content/pages/page.ts'
import { Modules } from '#pictures/Modules.tsx'
import { Text } from '../../ui/Text.tsx'
import columns from '../columns.module.css'
import styles from './TiersSection.module.css'

const rows: { name: string; cell: (tier: Tier) => string; kind?: 'main' | 'advertised' }[] = [
  { name: 'What we find', cell: ({ today }) => today, kind: 'main' },
  { name: 'Usable size', cell: ({ size }) => size },
  { name: 'Suits', cell: ({ suits }) => suits },
  { name: 'Warranty, often advertised', cell: ({ warranty }) => warranty, kind: 'advertised' },
  { name: 'Price, often advertised', cell: ({ price }) => price, kind: 'advertised' },
]

/** Prices in columns, under batteries on one line, drawn to one scale. */
export function TiersSection({ tiers, note }: { tiers: readonly Tier[]; note: string }) {
  const tallest = Math.max(...tiers.map(({ modules }) => modules))
  return (
    <figure className={columns.frame}>
      <table className={`${columns.columns} ${styles.tiers}`}>
        <caption className="visually-hidden">Battery prices by size</caption>
        <thead>
          <tr>
            <td />
            {tiers.map(({ name, modules }) => (
              <th key={name} scope="col">
                <Modules modules={modules} of={tallest} className={styles.stack} />
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cell, kind }) => (
            <tr key={name} data-kind={kind}>
              <th scope="row">{name}</th>
              {tiers.map((tier) => (
                <td key={tier.name} data-column={tier.name}>
                  <Text>{cell(tier)}</Text>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className={`dated ${styles.note}`}>
        <Text>{note}</Text>
      </figcaption>
    </figure>
  )
}
