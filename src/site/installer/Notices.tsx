import { installerWords } from '#content/pages/installer.ts'
import { countWord } from '#content/words.ts'
import { dayOf } from '#domain/calendar.ts'
import { formatDayOfYear } from '#domain/promise/format-time.ts'
import { brand } from '../brand.ts'
import { Sentence } from '../my-enquiry/Sentence.tsx'
import styles from './InstallerPage.module.css'
import type { InstallerPage, Notice } from './installer-page.ts'

const words = installerWords.notice

/** Approvals that end within sixty days or have ended, and what follows. */
export function Notices({ installer: { notices, now } }: { installer: InstallerPage }) {
  const today = dayOf(new Date(now), brand.timeZone)
  const mail = `mailto:${brand.email}?subject=${encodeURIComponent(words.subject)}`
  return notices.map((notice) => (
    <p
      key={`${notice.person} ${notice.category} ${notice.endsOn}`}
      className={notice.days < 0 ? `${styles.notice} ${styles.over}` : styles.notice}
    >
      <b>
        <Sentence
          of={notice.days < 0 ? words.ended : words.ends}
          with={{ What: whatOf(notice), day: formatDayOfYear(notice.endsOn, today) }}
        />
      </b>{' '}
      {whatFollows(notice)} <a href={mail}>{words.tell}</a>
    </p>
  ))
}

function whatOf({ what, person, category }: Notice): string {
  if (what === 'seller' || !category) return words.seller
  return words.accreditation.replace('{person}', person).replace('{category}', category)
}

function whatFollows({ days }: Notice): string {
  if (days < 0) return words.closed
  return days === 0 ? words.lastDay : words.days.replace('{days}', countWord(days, 'day'))
}
