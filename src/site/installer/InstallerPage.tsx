import { installerWords } from '#content/pages/installer.ts'
import { formatMoment } from '#domain/promise/format-time.ts'
import { installerTerms } from '#edition/installer-terms.ts'
import { placesCredit } from '#edition/places-credit.ts'
import { brand } from '../brand.ts'
import field from '../my-enquiry/Field.module.css'
import { LostLink } from '../my-enquiry/LostLink.tsx'
import { Post } from '../my-enquiry/Post.tsx'
import { clockAt, together } from '../my-enquiry/times.tsx'
import { ActMessage } from './ActMessage.tsx'
import { Caps } from './Caps.tsx'
import styles from './InstallerPage.module.css'
import type { InstallerPage as Installer, InstallerPageProps } from './installer-page.ts'
import { Month } from './Month.tsx'
import { Notices } from './Notices.tsx'
import { PastLeads } from './PastLeads.tsx'
import { Pause } from './Pause.tsx'
import { Queue } from './Queue.tsx'
import { Terms } from './Terms.tsx'

/** An installer's own page: what waits, what it costs, and how much it wants. */
export function InstallerPage(props: InstallerPageProps) {
  return 'lost' in props ? (
    <LostLink {...props.lost} to="/installer/link" />
  ) : (
    <Overview installer={props.installer} />
  )
}

function Overview({ installer }: { installer: Installer }) {
  const { now, queue, done, pausedUntil } = installer
  return (
    <>
      <section className={styles.section}>
        <div className="page">
          <h1 className={styles.heading}>{installerWords.title}</h1>
          <p className={styles.now}>
            <time dateTime={now}>{together(formatMoment(now, clockAt(now)))}</time>.{' '}
            <a href="#pause">
              {pausedUntil ? installerWords.pause.resume : installerWords.pauseLink}
            </a>
          </p>
          <ActMessage
            done={done === 'accept-terms' ? installerWords.done[done] : undefined}
            problem={undefined}
          />
          {installer.asksTerms && <AcceptTerms installer={installer} />}
          <h2 className={styles.part}>{installerWords.queue.heading}</h2>
          {queue.length > 0 ? (
            <Queue items={queue} now={now} hasStep={!installer.asksTerms} />
          ) : (
            <p className={styles.none}>{installerWords.queue.none}</p>
          )}
        </div>
      </section>
      <section className={styles.section}>
        <div className={`page ${styles.split}`}>
          <Month installer={installer} />
          <div>
            <Caps installer={installer} />
            <Pause installer={installer} />
            <Notices installer={installer} />
          </div>
        </div>
      </section>
      <section className={styles.section}>
        <div className="page">
          <PastLeads installer={installer} />
          <p className={styles.credit}>{placesCredit}</p>
        </div>
      </section>
    </>
  )
}

function AcceptTerms({ installer: { token } }: { installer: Installer }) {
  return (
    <div className={styles.terms}>
      <Terms />
      <Post to="/installer" token={token} act="accept-terms">
        <button type="submit" className={`button ${field.whole}`}>
          {installerTerms(brand).button}
        </button>
      </Post>
    </div>
  )
}
