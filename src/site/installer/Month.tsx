import { installerWords } from '#content/pages/installer.ts'
import { formatCents } from '#domain/money.ts'
import { Sentence } from '../my-enquiry/Sentence.tsx'
import styles from './InstallerPage.module.css'
import type { InstallerPage, MoneyLine } from './installer-page.ts'

const words = installerWords.month

/** This month in figures, and its ledger: GST apart, what was given back below nought. */
export function Month({ installer: { month } }: { installer: InstallerPage }) {
  const { name, accepted, offered, calledInTime, due, lines, gstCents, totalCents, csv } = month
  return (
    <div>
      <h2 className={styles.part}>
        <Sentence of={words.heading} with={{ month: name }} />
      </h2>
      <dl className={styles.figures}>
        <div>
          <dt>
            <Sentence of={words.accepted} with={{ offered }} />
          </dt>
          <dd>{accepted}</dd>
        </div>
        <div>
          <dt>
            <Sentence of={words.called} with={{ due }} />
          </dt>
          <dd>{calledInTime}</dd>
        </div>
      </dl>
      {lines.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <table className={styles.money}>
          <tbody>
            {lines.map((line) => (
              <tr key={`${line.kind} ${line.service} ${line.eachCents}`}>
                <th scope="row">{labelOf(line)}</th>
                <td>{formatCents(line.cents)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{words.gst}</th>
              <td>{formatCents(gstCents)}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <Sentence of={words.total} with={{ month: name }} />
              </th>
              <td>{formatCents(totalCents)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      {csv && (
        <p className={styles.small}>
          <a href={csv}>{words.csv}</a>
        </p>
      )}
    </div>
  )
}

function labelOf({ kind, count, service, eachCents }: MoneyLine): string {
  if (kind === 'credit') return words.credits.replace('{count}', String(count))
  const { one, many } = words.works[service as keyof typeof words.works] ?? words.works['']
  return words.fees
    .replace('{count}', String(count))
    .replace('{service}', count === 1 ? one : many)
    .replace('{each}', formatCents(eachCents))
}
