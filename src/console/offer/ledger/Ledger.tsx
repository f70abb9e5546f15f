import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCents } from '#estimate/format-money.ts'
import figures from '../../insight/panels/Figures.module.css'
import { Empty } from '../../ui/Empty.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section } from '../../ui/Section.tsx'
import { formatMonth } from './format-month.ts'
import styles from './Ledger.module.css'
import { type InstallerBalance, ledgerQuery } from './ledger-queries.ts'

/** What every installer owes, for owners. */
export function Ledger() {
  const ledger = useQuery(ledgerQuery)
  return (
    <>
      <PageTitle title="Ledger" />
      <Loaded query={ledger}>
        {({ month, installers }) =>
          installers.length === 0 ? (
            <Empty title="No installers yet">What installers owe is listed here.</Empty>
          ) : (
            <Section title="What installers owe" about="with GST, as of now">
              <Balances month={month} installers={installers} />
            </Section>
          )
        }
      </Loaded>
    </>
  )
}

function Balances({ month, installers }: { month: string; installers: InstallerBalance[] }) {
  const owed = installers.reduce((sum, { owedCents }) => sum + owedCents, 0)
  return (
    <table className={`${figures.table} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">Installer</th>
          <th scope="col" className={`${figures.number} ${styles.wide}`}>
            Fees, {formatMonth(month)}
          </th>
          <th scope="col" className={`${figures.number} ${styles.wide}`}>
            Credits
          </th>
          <th scope="col" className={`${figures.number} ${styles.wide}`}>
            Paid
          </th>
          <th scope="col" className={`${figures.number} ${styles.wide}`}>
            Last paid
          </th>
          <th scope="col" className={figures.number}>
            Owes
          </th>
        </tr>
      </thead>
      <tbody>
        {installers.map(({ id, tradingName, owedCents, thisMonth, latestPayment }) => (
          <tr key={id}>
            <th scope="row">
              <Link to="/console/ledger/$installer" params={{ installer: id }}>
                {tradingName}
              </Link>
            </th>
            <td className={`${figures.number} ${styles.wide}`}>{formatCents(thisMonth.fee)}</td>
            <td className={`${figures.number} ${styles.wide}`}>{formatCents(thisMonth.credit)}</td>
            <td className={`${figures.number} ${styles.wide}`}>
              {formatCents(0 - thisMonth.payment)}
            </td>
            <td className={`${figures.number} ${figures.muted} ${styles.wide}`}>
              {latestPayment ? <Moment at={latestPayment} /> : 'never'}
            </td>
            <td className={`${figures.number} ${figures.strong}`}>{formatCents(owedCents)}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">All</th>
          <td colSpan={4} className={styles.wide} />
          <td className={figures.number}>{formatCents(owed)}</td>
        </tr>
      </tbody>
    </table>
  )
}
