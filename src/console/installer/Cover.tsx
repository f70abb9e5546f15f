import { dayOf } from '#domain/calendar.ts'
import { formatLiability } from '#domain/installer/cover.ts'
import { warnedDays } from '#domain/installer/standing.ts'
import { useLocalTime } from '../client/server-time.ts'
import { Facts } from '../ui/Facts.tsx'
import kit from '../ui/kit.module.css'
import { Section } from '../ui/Section.tsx'
import { formatDay } from '../words/moments.ts'
import type { OfInstaller } from './installers-query.ts'
import { Until } from './Until.tsx'

/** An installer's insurance and guarantees, where its country requires them. Insurance that has ended is shown too. */
export function Cover({ installer: { cover } }: OfInstaller) {
  const local = useLocalTime()
  if (!cover) return null
  const { liability, hasInsuredGuarantee, depositPercent, electricalScheme, checkedOn } = cover
  const today = dayOf(new Date(local.now), local.timeZone)
  const daysLeft = (Date.parse(liability?.until ?? '') - Date.parse(today)) / 86_400_000
  return (
    <Section title="Cover" about={`checked ${formatDay(checkedOn, local)}`}>
      <Facts
        narrow
        facts={[
          liability && [
            'Public liability',
            <span key="liability" className={daysLeft <= warnedDays ? kit.late : undefined}>
              {formatLiability(liability)} until <Until day={liability.until} daysLeft={daysLeft} />
            </span>,
          ],
          hasInsuredGuarantee !== undefined && [
            'Guarantee',
            hasInsuredGuarantee ? 'Insurance-backed' : 'Not insurance-backed',
          ],
          depositPercent !== undefined && ['Deposit', `${depositPercent}%`],
          electricalScheme !== undefined && ['Electrical scheme', electricalScheme],
        ]}
      />
    </Section>
  )
}
