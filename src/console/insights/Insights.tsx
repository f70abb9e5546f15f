import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { errorMessage } from '../api.ts'
import { brand } from '../brand.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Failed } from '../ui/Failed.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { formatTime } from '../words/moments.ts'
import { CopyLink } from './CopyLink.tsx'
import { formatPeriod } from './format.ts'
import styles from './Insights.module.css'
import { today, toPeriod } from './insights-address.ts'
import { insightsQuery, type Insights as Told } from './insights-query.ts'
import { PeriodPicker } from './PeriodPicker.tsx'
import { FailingDeliveries } from './panels/FailingDeliveries.tsx'
import { FirstCalls } from './panels/FirstCalls.tsx'
import { FormList } from './panels/FormList.tsx'
import { FormSteps } from './panels/FormSteps.tsx'
import { LeadsByForm } from './panels/LeadsByForm.tsx'
import { Sources } from './panels/Sources.tsx'
import { Summary } from './Summary.tsx'

/** How the desk and the forms have done over some days. */
export function Insights() {
  const address = useSearch({ from: '/desk/console/insights' })
  const period = toPeriod(address)
  const { data, error, dataUpdatedAt, isPlaceholderData, refetch } = useQuery(insightsQuery(period))
  return (
    <>
      <PageTitle title="Insights" />
      <div className={styles.choose}>
        <PeriodPicker period={period} today={today()} />
        <CopyLink period={period} form={address.form} />
      </div>
      {error && data && (
        <Notice kind="sky" icon="offline">
          {errorMessage(error)} These are the figures of{' '}
          {formatTime(new Date(dataUpdatedAt).toISOString(), brand.timeZone)}.
        </Notice>
      )}
      {data ? (
        <div className={styles.figures} aria-busy={isPlaceholderData}>
          <Figures told={data} form={address.form} />
        </div>
      ) : error ? (
        <Failed what="The figures" error={error} retry={refetch} />
      ) : (
        <Loading />
      )}
    </>
  )
}

function Figures({ told, form }: { told: Told; form: string | undefined }) {
  const { forms, leads, failing } = told
  const chosen = forms.find((one) => one.form === form) ?? forms[0]
  if (leads.length === 0 && !chosen)
    return (
      <>
        <NothingYet about={formatPeriod(told)} />
        <FailingDeliveries failing={failing} />
      </>
    )
  return (
    <>
      <Summary insights={told} />
      {leads.length > 0 && (
        <div className={styles.whole}>
          <LeadsByForm insights={told} today={today()} />
        </div>
      )}
      <div className={styles.split}>
        <div>
          {chosen && (
            <>
              <FormSteps form={chosen} />
              <FormList forms={forms} chosen={chosen} />
            </>
          )}
        </div>
        <div>
          {leads.length > 0 && (
            <>
              <FirstCalls calls={told.calls} />
              <Sources sources={told.sources} />
            </>
          )}
          <FailingDeliveries failing={failing} />
        </div>
      </div>
    </>
  )
}

function NothingYet({ about }: { about: string }) {
  return (
    <Empty
      title="No leads in these days"
      actions={
        <Link className={buttonClass({})} to="/console/insights" search={{ days: '90' }}>
          Show 90 days
        </Link>
      }
    >
      Nobody sent or began a form, {about}.
    </Empty>
  )
}
