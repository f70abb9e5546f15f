import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { Period } from '#domain/insight/period.ts'
import { errorMessage } from '../api.ts'
import { brand } from '../brand.ts'
import { buttonClass } from '../ui/Button.tsx'
import { CopyLink } from '../ui/CopyLink.tsx'
import { Empty } from '../ui/Empty.tsx'
import { LoadError } from '../ui/LoadError.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { formatTime } from '../words/moments.ts'
import { formatPeriod } from './format.ts'
import styles from './Insights.module.css'
import { today, toPeriod } from './insights-address.ts'
import { type Insights as InsightsData, insightsQuery } from './insights-query.ts'
import { PeriodPicker } from './PeriodPicker.tsx'
import { FailingDeliveries } from './panels/FailingDeliveries.tsx'
import { FirstCalls } from './panels/FirstCalls.tsx'
import { FormList } from './panels/FormList.tsx'
import { FormSteps } from './panels/FormSteps.tsx'
import { Installers } from './panels/InstallerFigures.tsx'
import { LeadsByForm } from './panels/LeadsByForm.tsx'
import { Sources } from './panels/Sources.tsx'
import { Summary } from './Summary.tsx'

/** Figures about leads, calls and forms in a period. */
export function Insights() {
  const address = useSearch({ from: '/desk/console/insights' })
  const period = toPeriod(address)
  const { data, error, dataUpdatedAt, isPlaceholderData, refetch } = useQuery(insightsQuery(period))
  return (
    <>
      <PageTitle title="Insights" />
      <div className={styles.choose}>
        <PeriodPicker period={period} today={today()} />
        <CopyLink link={linkTo(period, address.form)} />
      </div>
      {error && data && (
        <Notice kind="sky" icon="offline">
          {errorMessage(error)} These are the figures of{' '}
          {formatTime(new Date(dataUpdatedAt).toISOString(), brand.timeZone)}.
        </Notice>
      )}
      {data ? (
        <div className={styles.figures} aria-busy={isPlaceholderData}>
          <Figures insights={data} form={address.form} />
          <Installers period={period} />
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
function linkTo(period: Period, form: string | undefined): string {
  const search = new URLSearchParams({ ...period, ...(form ? { form } : {}) })
  return `${location.origin}/console/insights?${search}`
}

function Figures({ insights, form }: { insights: InsightsData; form: string | undefined }) {
  const { forms, leads, failing } = insights
  const selected = forms.find((other) => other.form === form) ?? forms[0]
  if (leads.length === 0 && !selected)
    return (
      <>
        <NoInsights period={formatPeriod(insights)} />
        <FailingDeliveries failing={failing} />
      </>
    )
  return (
    <>
      <Summary insights={insights} />
      {leads.length > 0 && (
        <div className={styles.whole}>
          <LeadsByForm insights={insights} today={today()} />
        </div>
      )}
      <div className={styles.split}>
        <div>
          {selected && (
            <>
              <FormSteps form={selected} />
              <FormList forms={forms} selected={selected} />
            </>
          )}
        </div>
        <div>
          {leads.length > 0 && (
            <>
              <FirstCalls insights={insights} />
              <Sources sources={insights.sources} />
            </>
          )}
          <FailingDeliveries failing={failing} />
        </div>
      </div>
    </>
  )
}

function NoInsights({ period }: { period: string }) {
  return (
    <Empty
      title="No leads in these days"
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
