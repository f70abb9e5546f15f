import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { BackLink } from '../../ui/BackLink.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Ledger.module.css'
import { statementQuery } from './ledger-queries.ts'
import { RecordPayment } from './RecordPayment.tsx'
import { Statement } from './Statement.tsx'

/** One installer's ledger, a month at a time, for owners. */
export function InstallerLedger() {
  const { installer } = useParams({ from: '/desk/console/ledger/$installer' })
  const { month } = useSearch({ from: '/desk/console/ledger/$installer' })
  const statement = useQuery(statementQuery(installer, month))
  return (
    <>
      <BackLink to="/console/ledger">Ledger</BackLink>
      <PageTitle title={statement.data?.tradingName ?? 'Ledger'} />
      <Loaded query={statement}>
        {(data) => (
          <div className={styles.statement}>
            <Statement statement={data} />
            <Section title="Record a payment" about="as it arrived at the bank">
              <RecordPayment statement={data} />
            </Section>
          </div>
        )}
      </Loaded>
    </>
  )
}
