import { formatWithUnit } from '#content/format.ts'
import type { Bars } from '#content/pages/page.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './BarsSection.module.css'

/** A bar chart that is also a table. */
export function BarsSection({ caption, unit, rows, strong, note }: Bars) {
  const most = Math.max(...rows.map(([, value]) => value))
  return (
    <figure className={styles.bars}>
      <table>
        <caption>{caption}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">What</th>
            <th scope="col">{unit}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name} className={name === strong ? styles.strong : undefined}>
              <th scope="row">{name}</th>
              <td>{formatWithUnit(value, unit)}</td>
              <td>
                <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.round((1000 * value) / most) / 10} height="12" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <figcaption className="dated">
          <Text>{note}</Text>
        </figcaption>
      )}
    </figure>
  )
}
