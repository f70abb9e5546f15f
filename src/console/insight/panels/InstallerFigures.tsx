import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { Period } from '#domain/insight/period.ts'
import type { Way } from '#domain/offer/offer.ts'
import { useOperator } from '../../client/session.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Totals } from '../../ui/Facts.tsx'
import kit from '../../ui/kit.module.css'
import { Section } from '../../ui/Section.tsx'
import { type InstallerInsights, installerInsightsQuery } from '../insights-query.ts'
import { Coverage } from './Coverage.tsx'
import styles from './InstallerFigures.module.css'

/** The results of offers, by installer, and where none takes leads. Absent where there are no installers. */
export function Installers({ period }: { period: Period }) {
  const { data } = useQuery(installerInsightsQuery(period))
  if (!data || (!data.hasInstallers && data.unsuited.length === 0)) return null
  return (
    <div className={kit.halves}>
      <ByInstaller installers={data.installers} />
      <Coverage coverage={data.coverage} unsuited={data.unsuited} />
      {data.prices.asked > 0 && <Prices prices={data.prices} />}
    </div>
  )
}

const wayLabels: Record<Way, string> = { call: 'Called', prices: 'Saw prices first' }

/** How those fared who saw prices before anybody called, beside those who were called. */
function Prices({ prices }: Pick<InstallerInsights, 'prices'>) {
  const { asked, priced, beforeCall, medianHours } = prices
  return (
    <Section title="Prices before a call" about="leads offered in this period">
      <Totals
        totals={[
          ['asked for prices', formatNumber(asked)],
          ['had one', formatNumber(priced)],
          ['before anybody called', formatNumber(beforeCall)],
          ['hours to the first', medianHours === null ? '–' : formatNumber(medianHours, 1)],
        ]}
      />
      <DataTable
        rows={prices.ways}
        keyOf={({ way }) => way}
        columns={[
          { head: 'Way', cell: ({ way }) => wayLabels[way] },
          { figure: 'Leads', cell: ({ leads }) => formatNumber(leads) },
          { figure: 'Numbers given', cell: ({ numbers }) => formatNumber(numbers) },
          { figure: 'Sales', cell: ({ sales }) => formatNumber(sales) },
          {
            figure: 'Numbers for each sale',
            cell: ({ numbers, sales }) => (sales === 0 ? '–' : formatNumber(numbers / sales, 1)),
          },
        ]}
      />
    </Section>
  )
}

type InstallerFigures = InstallerInsights['installers'][number]

const count = (figure: string, of: 'offered' | 'accepted' | 'quoted' | 'won' | 'returned') => ({
  figure,
  cell: (one: InstallerFigures) => formatNumber(one[of]),
})

function ByInstaller({ installers }: { installers: readonly InstallerFigures[] }) {
  const isOwner = useOperator().role === 'owner'
  if (installers.length === 0)
    return (
      <Section title="By installer" about="offers made in this period, most offered first">
        <p className={kit.note}>Nothing was offered in this period.</p>
      </Section>
    )
  return (
    <Section title="By installer" about="offers made in this period, most offered first">
      <div className={styles.scroll}>
        <DataTable
          rows={installers}
          keyOf={({ installer }) => installer}
          columns={[
            {
              head: 'Installer',
              cell: ({ installer, tradingName }) =>
                isOwner ? (
                  <Link to="/console/installers/$id" params={{ id: installer }}>
                    {tradingName}
                  </Link>
                ) : (
                  tradingName
                ),
            },
            count('Offered', 'offered'),
            count('Accepted', 'accepted'),
            {
              figure: 'Chosen',
              cell: ({ chosen, priced }) => (priced === 0 ? '–' : `${chosen} of ${priced}`),
            },
            { figure: 'Minutes', cell: ({ medianMinutes }) => medianMinutes ?? '–' },
            {
              figure: 'Called in time',
              cell: ({ calledInTime, due }) => (due === 0 ? '–' : `${calledInTime} of ${due}`),
              look: ({ calledInTime, due }) => calledInTime < due && 'late',
            },
            count('Quoted', 'quoted'),
            count('Won', 'won'),
            count('Returned', 'returned'),
          ]}
        />
      </div>
      <p className={kit.note}>
        Chosen is of those it priced before a call. Minutes: half of those accepted were accepted
        within so many. Called in time is of those whose call was due.
      </p>
    </Section>
  )
}
