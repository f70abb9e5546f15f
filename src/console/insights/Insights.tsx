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
import { periodIn, today } from './address.ts'
import { CopyLink } from './CopyLink.tsx'
import { Days } from './Days.tsx'
import { Failing } from './Failing.tsx'
import { FirstCalls } from './FirstCalls.tsx'
import { Forms } from './Forms.tsx'
import styles from './Insights.module.css'
import { insightsQuery, type Insights as Told } from './insights-query.ts'
import { Leads } from './Leads.tsx'
import { Said } from './Said.tsx'
import { Sources } from './Sources.tsx'
import { Steps } from './Steps.tsx'
import { periodWords } from './words.ts'

/** How the desk and the forms have done over some days. */
export function Insights() {
  const address = useSearch({ from: '/desk/console/insights' })
  const period = periodIn(address)
  const { data, error, dataUpdatedAt, isPlaceholderData, refetch } = useQuery(insightsQuery(period))
  return (
    <>
      <PageTitle title="Insights" />
      <div className={styles.choose}>
        <Days period={period} today={today()} />
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
        <NothingYet about={periodWords(told)} />
        <Failing failing={failing} />
      </>
    )
  return (
    <>
      <Said insights={told} />
      {leads.length > 0 && (
        <div className={styles.whole}>
          <Leads insights={told} today={today()} />
        </div>
      )}
      <div className={styles.split}>
        <div>
          {chosen && (
            <>
              <Steps form={chosen} />
              <Forms forms={forms} chosen={chosen} />
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
          <Failing failing={failing} />
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
