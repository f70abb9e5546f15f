import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import type { Period } from '#domain/insight/period.ts'
import { Empty } from '../../ui/Empty.tsx'
import kit from '../../ui/kit.module.css'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { formatPeriod } from '../format.ts'
import { deskInsightsQuery, installerInsightsQuery } from '../insights-query.ts'
import { AnswerHours } from './AnswerHours.tsx'
import { ByOperator } from './ByOperator.tsx'
import { ByTry } from './ByTry.tsx'
import { Installers } from './InstallerFigures.tsx'
import { PeopleSummary } from './PeopleSummary.tsx'

const uneven = { '--halves': 'minmax(0, 1.32fr) minmax(0, 1fr)' } as CSSProperties

/** What operators and installers did for the leads of a period, and when people answer. */
export function People({ period }: { period: Period }) {
  const { data, error, refetch } = useQuery(deskInsightsQuery(period))
  const installers = useQuery(installerInsightsQuery(period)).data
  if (!data)
    return error ? <LoadError what="The figures" error={error} retry={refetch} /> : <Loading />
  const { figures } = data
  if (!figures)
    return (
      <Empty title="No enquiries in this period">Nobody sent a form, {formatPeriod(period)}.</Empty>
    )
  const unsuited = installers?.unsuited.reduce((sum, { leads }) => sum + leads, 0) ?? 0
  return (
    <>
      <PeopleSummary figures={figures} unsuited={unsuited} />
      <ByOperator period={period} figures={figures} />
      <div className={kit.halves} style={uneven}>
        <AnswerHours period={period} hours={figures.hours} weekdays={figures.weekdays} />
        <ByTry period={period} byTry={figures.byTry} />
      </div>
      <Installers period={period} />
    </>
  )
}
