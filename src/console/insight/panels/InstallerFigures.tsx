import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { Period } from '#domain/insight/period.ts'
import { useOperator } from '../../client/session.ts'
import { Section } from '../../ui/Section.tsx'
import { type InstallerInsights, installerInsightsQuery } from '../insights-query.ts'
import { Coverage } from './Coverage.tsx'
import figures from './Figures.module.css'
import styles from './InstallerFigures.module.css'

/** What became of offers, installer by installer, and where nobody takes leads. Absent where there are no installers. */
export function Installers({ period }: { period: Period }) {
  const { data } = useQuery(installerInsightsQuery(period))
  if (!data || (!data.hasInstallers && data.unsuited.length === 0)) return null
  return (
    <div className={styles.installers}>
      <ByInstaller installers={data.installers} />
      <Coverage coverage={data.coverage} unsuited={data.unsuited} />
    </div>
  )
}

function ByInstaller({ installers }: { installers: InstallerInsights['installers'] }) {
  const isOwner = useOperator().role === 'owner'
  return (
    <Section title="By installer" about="offers made in these days, most offered first">
      {installers.length === 0 ? (
        <p className={figures.note}>Nothing was offered in these days.</p>
      ) : (
        <div className={styles.scroll}>
          <table className={figures.table}>
            <thead>
              <tr>
                <th scope="col">Installer</th>
                <th scope="col" className={figures.number}>
                  Offered
                </th>
                <th scope="col" className={figures.number}>
                  Accepted
                </th>
                <th scope="col" className={figures.number}>
                  Minutes
                </th>
                <th scope="col" className={figures.number}>
                  Called in time
                </th>
                <th scope="col" className={figures.number}>
                  Quoted
                </th>
                <th scope="col" className={figures.number}>
                  Won
                </th>
                <th scope="col" className={figures.number}>
                  Returned
                </th>
              </tr>
            </thead>
            <tbody>
              {installers.map((one) => (
                <tr key={one.installer}>
                  <th scope="row">
                    {isOwner ? (
                      <Link to="/console/installers/$id" params={{ id: one.installer }}>
                        {one.tradingName}
                      </Link>
                    ) : (
                      one.tradingName
                    )}
                  </th>
                  <td className={figures.number}>{formatNumber(one.offered)}</td>
                  <td className={figures.number}>{formatNumber(one.accepted)}</td>
                  <td className={figures.number}>{one.medianMinutes ?? '–'}</td>
                  <td
                    className={`${figures.number} ${one.calledInTime < one.due ? figures.late : ''}`}
                  >
                    {one.due === 0 ? '–' : `${one.calledInTime} of ${one.due}`}
                  </td>
                  <td className={figures.number}>{formatNumber(one.quoted)}</td>
                  <td className={figures.number}>{formatNumber(one.won)}</td>
                  <td className={figures.number}>{formatNumber(one.returned)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {installers.length > 0 && (
        <p className={figures.note}>
          Minutes: half of those accepted were accepted within so many. Called in time is of those
          whose call was due.
        </p>
      )}
    </Section>
  )
}
