import { dayOf } from '#domain/calendar.ts'
import { warnedDays } from '#domain/installer/standing.ts'
import { capitalise } from '#domain/letter-case.ts'
import { approvals } from '#edition/approvals.ts'
import { useLocalTime } from '../client/server-time.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import { formatDay } from '../words/moments.ts'
import type { OfInstaller } from './installers-query.ts'
import styles from './parts.module.css'
import { Until } from './Until.tsx'

/** Who holds what until when, and the seller's own approval. */
export function Accreditations({
  installer: { accreditations, seller, consumerCode },
}: OfInstaller) {
  const local = useLocalTime()
  const rows = [
    ...accreditations.map(({ person, category, number, expiresOn, checkedOn }) => ({
      who: person,
      what: [
        capitalise(approvals.categories[category]),
        number,
        ...(checkedOn ? [`checked ${formatDay(checkedOn, local)}`] : []),
      ].join(', '),
      expiresOn,
    })),
    ...(seller
      ? [{ who: 'The seller', what: `Approval, ${seller.number}`, expiresOn: seller.expiresOn }]
      : []),
  ]
  if (rows.length === 0)
    return (
      <Section title={capitalise(approvals.name)}>
        <SectionText>None on record: nothing is offered.</SectionText>
      </Section>
    )
  const today = dayOf(new Date(local.now), local.timeZone)
  const daysLeft = (day: string) => (Date.parse(day) - Date.parse(today)) / 86_400_000
  return (
    <Section title={capitalise(approvals.name)}>
      <DataTable
        hideHead
        className={styles.accreditations}
        rows={rows}
        keyOf={({ who, what }) => `${who} ${what}`}
        columns={[
          {
            head: 'Who, for what',
            cell: ({ who, what }) => (
              <>
                {who}
                <small>{what}</small>
              </>
            ),
          },
          {
            figure: 'Until',
            look: ({ expiresOn }) => daysLeft(expiresOn) <= warnedDays && 'late',
            cell: ({ expiresOn }) => <Until day={expiresOn} daysLeft={daysLeft(expiresOn)} />,
          },
        ]}
      />
      {consumerCode && (
        <SectionText>
          In {consumerCode.name === 'none' ? 'no consumer code' : consumerCode.name}, checked{' '}
          {formatDay(consumerCode.checkedOn, local)}.
        </SectionText>
      )}
    </Section>
  )
}
