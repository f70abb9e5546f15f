import { outcomeWords } from '#content/offer-outcomes.ts'
import { installerWords } from '#content/pages/installer.ts'
import { isolate } from '#domain/enquiry/isolate.ts'
import { isOutcome } from '#domain/offer/outcome.ts'
import { formatDayOfYear } from '#domain/promise/format-time.ts'
import { formatCents, formatShortCents } from '#estimate/format-money.ts'
import { fill } from '../link-page/fill.tsx'
import { dayAt } from '../link-page/moments.tsx'
import { placeOf } from '../offer/heading.ts'
import styles from './InstallerPage.module.css'
import type { InstallerPage, PastLead } from './installer-page.ts'

const words = installerWords.past

/** What it accepted, the newest first. A lead that ended has no name any more. */
export function PastLeads({ installer: { past, now } }: { installer: InstallerPage }) {
  const { columns } = words
  const today = dayAt(now)
  return (
    <>
      <h2 className={styles.part}>{words.heading}</h2>
      {past.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <table className={styles.past}>
          <thead>
            <tr>
              {Object.entries(columns).map(([name, label]) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {past.map((lead) => (
              <tr key={`${lead.at} ${lead.link} ${lead.postcode}`}>
                <td>
                  <time dateTime={lead.at}>{formatDayOfYear(dayAt(lead.at), today)}</time>
                </td>
                <td className={styles.who}>
                  <Who lead={lead} />
                </td>
                <td>{lead.service}</td>
                <td>
                  {fill(
                    isOutcome(lead.result)
                      ? outcomeWords[lead.result].listLabel
                      : words.results[lead.result],
                    { amount: lead.quotedCents && formatShortCents(lead.quotedCents) },
                  )}
                </td>
                <td>
                  {formatCents(lead.feeCents)}
                  {lead.isCredited && ` ${formatCents(-lead.feeCents)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.small}>{words.turns}</p>
    </>
  )
}

function Who({ lead }: { lead: PastLead }) {
  const text = `${isolate(lead.name ?? words.nameless)}, ${placeOf(lead)}`
  return lead.link ? <a href={lead.link}>{text}</a> : text
}
