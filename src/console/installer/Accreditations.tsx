import { dayOf } from '#domain/calendar.ts'
import { warnedDays } from '#domain/installer/standing.ts'
import { capitalise } from '#domain/letter-case.ts'
import { useLocalTime } from '../client/server-time.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { Section, SectionText } from '../ui/Section.tsx'
import { formatDay, type LocalTime } from '../words/moments.ts'
import type { InstallerDetails } from './installers-query.ts'
import styles from './parts.module.css'
import { formatDaysLeft } from './words.ts'

/** Who holds what until when, and the seller's own approval. */
export function Accreditations({
  installer: { accreditations, seller },
  local,
}: {
  installer: InstallerDetails['installer']
  local: LocalTime
}) {
  const rows = [
    ...accreditations.map(({ person, category, number, expiresOn }) => ({
      who: person,
      what: `${capitalise(category)}, ${number}`,
      expiresOn,
    })),
    ...(seller
      ? [{ who: 'The seller', what: `Approval, ${seller.number}`, expiresOn: seller.expiresOn }]
      : []),
  ]
  if (rows.length === 0)
    return (
      <Section title="Accreditation">
        <SectionText>None on record: nothing is offered.</SectionText>
      </Section>
    )
  const today = dayOf(new Date(local.now), local.timeZone)
  const daysLeft = (day: string) => (Date.parse(day) - Date.parse(today)) / 86_400_000
  return (
    <Section title="Accreditation">
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
            head: 'Until',
            isNumber: true,
            look: ({ expiresOn }) => daysLeft(expiresOn) <= warnedDays && 'late',
            cell: ({ expiresOn }) => <Until day={expiresOn} daysLeft={daysLeft(expiresOn)} />,
          },
        ]}
      />
    </Section>
  )
}

function Until({ day, daysLeft }: { day: string; daysLeft: number }) {
  const local = useLocalTime()
  return (
    <>
      {formatDay(day, local)}
      {daysLeft <= warnedDays && (
        <small>
          {daysLeft < 0 ? 'ended' : 'ends'} {formatDaysLeft(daysLeft)}
        </small>
      )}
    </>
  )
}
