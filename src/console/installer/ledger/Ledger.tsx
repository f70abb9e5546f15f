import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCents } from '#estimate/format-money.ts'
import { terms } from '#estimate/terms.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Empty } from '../../ui/Empty.tsx'
import kit from '../../ui/kit.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section } from '../../ui/Section.tsx'
import { formatMonth } from './format-month.ts'
import styles from './Ledger.module.css'
import { type InstallerBalance, ledgerQuery } from './ledger-queries.ts'

/** A figure for which phones have no room. */
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
            <Section title="What installers owe" about={`with ${terms.tax}, as of now`}>
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
    <DataTable
      className={styles.table}
      rows={installers}
      keyOf={({ id }) => id}
      columns={[
        {
          head: 'Installer',
          cell: ({ id, tradingName }) => (
            <Link to="/console/ledger/$installer" params={{ installer: id }}>
              {tradingName}
            </Link>
          ),
        },
        {
          className: kit.notOnPhones,
          figure: `Fees, ${formatMonth(month)}`,
          cell: ({ thisMonth }) => formatCents(thisMonth.fee),
        },
        {
          className: kit.notOnPhones,
          figure: 'Credits',
          cell: ({ thisMonth }) => formatCents(thisMonth.credit),
        },
        {
          className: kit.notOnPhones,
          figure: 'Paid',
          cell: ({ thisMonth }) => formatCents(0 - thisMonth.payment),
        },
        {
          className: kit.notOnPhones,
          figure: 'Last paid',
          look: 'muted',
          cell: ({ latestPayment }) => (latestPayment ? <Moment at={latestPayment} /> : 'never'),
        },
        { figure: 'Owes', cell: ({ owedCents }) => formatCents(owedCents), look: 'strong' },
      ]}
    >
      <tr className={styles.total}>
        <th scope="row">All</th>
        <td colSpan={4} className={kit.notOnPhones} />
        <td className={kit.number}>{formatCents(owed)}</td>
      </tr>
    </DataTable>
  )
}
