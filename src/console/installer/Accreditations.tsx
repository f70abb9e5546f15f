import { dayOf } from '#domain/calendar.ts'
import { warnedDays } from '#domain/installer/standing.ts'
import { capitalise } from '#domain/letter-case.ts'
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
  return (
    <Section title="Accreditation">
      <table className={styles.accreditations}>
        <tbody>
          {rows.map(({ who, what, expiresOn }) => {
            const days = (Date.parse(expiresOn) - Date.parse(today)) / 86_400_000
            return (
              <tr key={`${who} ${what}`}>
                <th scope="row">
                  {who}
                  <small>{what}</small>
                </th>
                <td data-warned={days <= warnedDays ? '' : undefined}>
                  {formatDay(expiresOn, local)}
                  {days <= warnedDays && (
                    <small>
                      {days < 0 ? 'ended' : 'ends'} {formatDaysLeft(days)}
                    </small>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Section>
  )
}
