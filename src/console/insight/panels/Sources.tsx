import { percent, percentOfCalled, share } from '#domain/insight/share.ts'
import { noCampaign } from '#domain/lead/figure-filter.ts'
import type { LeadFilter } from '#domain/lead/filter.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import kit from '../../ui/kit.module.css'
import { Section } from '../../ui/Section.tsx'
import { sourceLabels } from '../../words/labels.ts'
import { NamedBar } from '../charts/Bar.tsx'
import { FigureLink } from '../FigureLink.tsx'
import type { DeskInsights, Insights } from '../insights-query.ts'
import styles from './Sources.module.css'

type Campaign = DeskInsights['campaigns'][number]
/** A source, or below it one of its campaigns. */
type SourceRow = Omit<Campaign, 'campaign'> & { campaign?: Campaign['campaign'] }

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
  const rows: SourceRow[] = sources.flatMap(({ cameFrom, ...figures }) => [
    { source: cameFrom, ...figures },
    ...campaigns.filter(({ source }) => source === cameFrom),
  ])
  const most = Math.max(...sources.map(({ leads }) => leads))
  const link = (count: number, filter: Partial<LeadFilter>) => (
    <FigureLink count={count} period={period} filter={filter} />
  )
  return (
    <Section title="Sources" about="and their campaigns, to what was won">
      <DataTable
        className={styles.table}
        rows={rows}
        keyOf={({ source, campaign }) => `${source} ${campaign}`}
        columns={[
          {
            head: 'Source, first touch',
            cell: ({ source, campaign, leads }) =>
              campaign === undefined ? (
                <NamedBar
                  name={sourceLabels[source]}
                  parts={[{ share: share(leads, most) ?? 0, look: 'came' }]}
                />
              ) : (
                <span className={styles.campaign}>{campaign ?? 'without a campaign'}</span>
              ),
          },
          {
            figure: 'Enquiries',
            cell: (row) => <FigureLink count={row.leads} period={period} filter={filterOf(row)} />,
          },
          { figure: 'Share', cell: ({ leads }) => percent(leads, all), look: 'muted' },
          {
            figure: 'Called in time',
            cell: ({ inTime, promised }) => percentOfCalled(inTime, promised),
          },
          { figure: 'Won', cell: (row) => link(row.won, { ...filterOf(row), state: 'won' }) },
        ]}
      />
      <p className={kit.note}>Called in time is of those called who were promised a call.</p>
    </Section>
  )
}

function filterOf({ source, campaign }: SourceRow): Partial<LeadFilter> {
  return campaign === undefined ? { source } : { source, campaign: campaign ?? noCampaign }
}
