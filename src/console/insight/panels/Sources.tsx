import { Fragment } from 'react'
import type { Period } from '#domain/insight/period.ts'
import { percent, share } from '#domain/insight/share.ts'
import { noCampaign } from '#domain/lead/figure-filter.ts'
import { Section } from '../../ui/Section.tsx'
import { sourceLabels } from '../../words/labels.ts'
import { Bar } from '../charts/Bar.tsx'
import { FigureLink } from '../FigureLink.tsx'
import type { DeskInsights, Insights } from '../insights-query.ts'
import figures from './Figures.module.css'
import styles from './Sources.module.css'

/** Where leads came from, and how many were called in time and won. */
export function Sources({
  insights: { sources, since, until },
  campaigns,
}: {
  insights: Pick<Insights, 'sources' | 'since' | 'until'>
  campaigns: DeskInsights['campaigns']
}) {
  const period = { since, until }
  const all = sources.reduce((sum, { leads }) => sum + leads, 0)
  const most = Math.max(...sources.map(({ leads }) => leads))
  return (
    <Section title="Sources" about="and their campaigns, to what was won">
      <table className={`${figures.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">Source, first touch</th>
            <th scope="col" className={figures.number}>
              Leads
            </th>
            <th scope="col" className={figures.number}>
              Share
            </th>
            <th scope="col" className={figures.number}>
              Called in time
            </th>
            <th scope="col" className={figures.number}>
              Won
            </th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ cameFrom, leads, called, inTime, won }) => (
            <Fragment key={cameFrom}>
              <tr>
                <th scope="row">
                  <span className={figures.named}>
                    <span className={styles.name}>{sourceLabels[cameFrom]}</span>
                    <Bar parts={[{ share: share(leads, most) ?? 0, look: 'came' }]} />
                  </span>
                </th>
                <td className={figures.number}>
                  <FigureLink count={leads} period={period} filter={{ source: cameFrom }} />
                </td>
                <td className={`${figures.number} ${figures.muted}`}>{percent(leads, all)}</td>
                <td className={figures.number}>{percent(inTime, called)}</td>
                <td className={figures.number}>
                  <FigureLink
                    count={won}
                    period={period}
                    filter={{ source: cameFrom, state: 'won' }}
                  />
                </td>
              </tr>
              {campaigns
                .filter(({ source }) => source === cameFrom)
                .map((one) => (
                  <CampaignRow key={one.campaign} {...one} all={all} period={period} />
                ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>Called in time is of those called.</p>
    </Section>
  )
}

/** Below its source. */
function CampaignRow({
  source,
  campaign,
  leads,
  called,
  inTime,
  won,
  all,
  period,
}: DeskInsights['campaigns'][number] & { all: number; period: Period }) {
  const filter = { source, campaign: campaign ?? noCampaign }
  return (
    <tr>
      <th scope="row" className={styles.campaign}>
        {campaign ?? 'without a campaign'}
      </th>
      <td className={figures.number}>
        <FigureLink count={leads} period={period} filter={filter} />
      </td>
      <td className={`${figures.number} ${figures.muted}`}>{percent(leads, all)}</td>
      <td className={figures.number}>{percent(inTime, called)}</td>
      <td className={figures.number}>
        <FigureLink count={won} period={period} filter={{ ...filter, state: 'won' }} />
      </td>
    </tr>
  )
}
