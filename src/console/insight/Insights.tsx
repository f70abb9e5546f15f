import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { Period } from '#domain/insight/period.ts'
import { errorMessage } from '../client/api.ts'
import { brand } from '../client/brand.ts'
import { takesComplaints } from '../client/desk-states.ts'
import { buttonClass } from '../ui/Button.tsx'
import { CopyLink } from '../ui/CopyButton.tsx'
import { Empty } from '../ui/Empty.tsx'
import kit from '../ui/kit.module.css'
import { LoadError } from '../ui/LoadError.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { formatTime } from '../words/moments.ts'
import { formatPeriod } from './format.ts'
import styles from './Insights.module.css'
import { type InsightsAddress, today, toPeriod } from './insights-address.ts'
import {
  deskInsightsQuery,
  type Insights as InsightsData,
  insightsQuery,
} from './insights-query.ts'
import { PeriodPicker } from './PeriodPicker.tsx'
import { Complaints } from './panels/Complaints.tsx'
import { FailingDeliveries } from './panels/FailingDeliveries.tsx'
import { FirstCalls } from './panels/FirstCalls.tsx'
import { FormList } from './panels/FormList.tsx'
import { FormResults } from './panels/FormResults.tsx'
import { FormSteps } from './panels/FormSteps.tsx'
import { LeadsByForm } from './panels/LeadsByForm.tsx'
import { People } from './panels/People.tsx'
import { Sources } from './panels/Sources.tsx'
import { Summary } from './Summary.tsx'

/** Figures about leads, calls and forms in a period; or about the people who call. */
export function Insights() {
  const address = useSearch({ from: '/desk/console/insights' })
  const period = toPeriod(address)
  return (
    <>
      <PageTitle title="Insights">
        <Views view={address.view} />
      </PageTitle>
      <div className={styles.choose}>
        <PeriodPicker period={period} today={today()} />
        <CopyLink link={linkTo(period, address)} />
      </div>
      {address.view === 'people' ? (
        <div className={styles.figures}>
          <People period={period} />
        </div>
      ) : (
        <LeadFigures period={period} form={address.form} />
      )}
    </>
  )
}

const views = [
  { view: undefined, label: 'Enquiries', rest: '' },
  { view: 'people', label: 'People', rest: ' and coverage' },
] as const

function Views({ view }: Pick<InsightsAddress, 'view'>) {
  return (
    <nav className={styles.views} aria-label="Insights">
      {views.map((one) => (
        <Link
          key={one.label}
          to="/console/insights"
          search={(before) => ({ ...before, view: one.view })}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={view === one.view ? 'page' : undefined}
        >
          {one.label}
          {one.rest && <span className={styles.rest}>{one.rest}</span>}
        </Link>
      ))}
    </nav>
  )
}

function LeadFigures({ period, form }: { period: Period; form: string | undefined }) {
  const { data, error, dataUpdatedAt, isPlaceholderData, refetch } = useQuery(insightsQuery(period))
  return (
    <>
      {error && data && (
        <Notice kind="sky" icon="offline">
          {errorMessage(error)} These are the figures of{' '}
          {formatTime(new Date(dataUpdatedAt).toISOString(), brand.timeZone)}.
        </Notice>
      )}
      {data ? (
        <div className={styles.figures} aria-busy={isPlaceholderData}>
          <Figures insights={data} form={form} />
        </div>
      ) : error ? (
        <LoadError what="The figures" error={error} retry={refetch} />
      ) : (
        <Loading />
      )}
    </>
  )
}

/** An address that shows the same days tomorrow, too. */
function linkTo(period: Period, { form, view }: InsightsAddress): string {
  const search = new URLSearchParams({ ...period, ...(view && { view }), ...(form && { form }) })
  return `${location.origin}/console/insights?${search}`
}

function Figures({ insights, form }: { insights: InsightsData; form: string | undefined }) {
  const { forms, leads, failing, complaints } = insights
  const desk = useQuery(deskInsightsQuery(insights)).data?.figures
  const selected = forms.find((other) => other.form === form) ?? forms[0]
  if (leads.length === 0 && !selected)
    return (
      <>
        <NoInsights period={formatPeriod(insights)} />
        {takesComplaints && <Complaints complaints={complaints} />}
        <FailingDeliveries failing={failing} />
      </>
    )
  return (
    <>
      <Summary insights={insights} />
      {leads.length > 0 && <LeadsByForm insights={insights} today={today()} />}
      <div className={kit.halves}>
        <div>
          {selected && (
            <>
              <FormSteps form={selected} />
              <FormList forms={forms} selected={selected} />
            </>
          )}
          {desk && desk.forms.length > 0 && <FormResults period={insights} forms={desk.forms} />}
        </div>
        <div>
          {leads.length > 0 && (
            <>
              <FirstCalls insights={insights} />
              <Sources insights={insights} campaigns={desk?.campaigns ?? []} />
            </>
          )}
          {takesComplaints && <Complaints complaints={complaints} />}
          <FailingDeliveries failing={failing} />
        </div>
      </div>
    </>
  )
}

function NoInsights({ period }: { period: string }) {
  return (
    <Empty
      title="No enquiries in this period"
      actions={
        <Link className={buttonClass({})} to="/console/insights" search={{ days: '90' }}>
          Show 90 days
        </Link>
      }
    >
      Nobody sent or began a form, {period}.
    </Empty>
  )
}
