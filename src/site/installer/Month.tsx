import { Fragment } from 'react'
import { installerWords } from '#content/pages/installer.ts'
import { formatCents } from '#estimate/format-money.ts'
import { fill } from '../link-page/fill.tsx'
import styles from './InstallerPage.module.css'
import { Invoice } from './Invoice.tsx'
import type { InstallerPage, MoneyLine } from './installer-page.ts'

const words = installerWords.month

/** A month in figures, and its ledger: GST apart, what was given back below nought. */
export function Month({ installer: { month } }: { installer: InstallerPage }) {
  const { name, isOver, accepted, offered, calledInTime, due, csv, others } = month
  return (
    <div id="month">
      <h2 className={styles.part}>
        {fill(isOver ? words.statement : words.heading, { month: name })}
      </h2>
      <dl className={styles.figures}>
        <div>
          <dt>{fill(words.accepted, { offered })}</dt>
          <dd>{accepted}</dd>
        </div>
        <div>
          <dt>{fill(words.called, { due })}</dt>
          <dd>{calledInTime}</dd>
        </div>
      </dl>
      <Money month={month} />
      <Invoice month={month} />
      {csv && (
        <p className={styles.small}>
          <a href={csv}>{words.csv}</a>
        </p>
      )}
      {others.length > 0 && (
        <p className={styles.small}>
          {words.others}
          {others.map(({ name, link }, index) => (
            <Fragment key={link}>
              {index > 0 && ', '}
              <a href={link}>{name}</a>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}

/** The month's fees and credits with their total; where something was owed before or paid in it, also what is owed since. */
function Money({ month }: Pick<InstallerPage, 'month'>) {
  const { name, isOver, lines, gstCents, totalCents, account } = month
  const { openingCents, paidCents, closingCents } = account
  const hasAccount = openingCents !== 0 || paidCents !== 0
  const total = { label: words.total.replace('{month}', name), cents: totalCents }
  const closing = words[isOver ? 'owedThen' : 'owed'].replace('{month}', name)
  return (
    <>
      {lines.length === 0 && (
        <p className={styles.none}>{fill(isOver ? words.noneThen : words.none, { month: name })}</p>
      )}
      {(lines.length > 0 || hasAccount) && (
        <table className={styles.money}>
          <tbody>
            {lines.map((line) => (
              <Amount
                key={`${line.kind} ${line.service} ${line.eachCents}`}
                label={labelOf(line)}
                cents={line.cents}
              />
            ))}
            {lines.length > 0 && <Amount label={words.gst} cents={gstCents} />}
            {hasAccount && (
              <>
                {lines.length > 0 && <Amount {...total} />}
                <Amount label={words.opening} cents={openingCents} />
                <Amount label={words.paid} cents={paidCents} />
              </>
            )}
          </tbody>
          <tfoot>
            {hasAccount ? <Amount label={closing} cents={closingCents} /> : <Amount {...total} />}
          </tfoot>
        </table>
      )}
    </>
  )
}

function Amount({ label, cents }: { label: string; cents: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{formatCents(cents)}</td>
    </tr>
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
