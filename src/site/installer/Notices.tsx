import { installerWords } from '#content/pages/installer.ts'
import { countWord } from '#content/words.ts'
import type { Ending } from '#domain/installer/ending.ts'
import { formatDayOfYear } from '#domain/promise/format-time.ts'
import { brand } from '../brand.ts'
import { fill } from '../link-page/fill.tsx'
import { dayAt } from '../link-page/moments.tsx'
import styles from './InstallerPage.module.css'
import type { InstallerPage } from './installer-page.ts'

const words = installerWords.notice

/** Approvals that end within sixty days or have ended, and what follows. */
export function Notices({ installer: { notices, now } }: { installer: InstallerPage }) {
  const mail = `mailto:${brand.email}?subject=${encodeURIComponent(words.subject)}`
  return notices.map((notice) => (
    <p
      key={`${notice.person} ${notice.category} ${notice.endsOn}`}
      className={`remark ${styles.notice} ${notice.days < 0 ? styles.over : ''}`}
    >
      <b>
        {fill(notice.days < 0 ? words.ended : words.ends, {
          What: whatOf(notice),
          day: formatDayOfYear(notice.endsOn, dayAt(now)),
        })}
      </b>{' '}
      {whatFollows(notice)} <a href={mail}>{words.tell}</a>
    </p>
  ))
}

function whatOf({ what, person, category }: Ending): string {
  if (what === 'seller' || !category) return words.seller
  return words.accreditation
    .replace('{person}', person)
    .replace('{category}', words.categories[category])
}

function whatFollows({ days }: Ending): string {
  if (days < 0) return words.closed
  return days === 0 ? words.lastDay : words.days.replace('{days}', countWord(days, 'day'))
}
