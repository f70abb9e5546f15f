import { installerWords } from '#content/pages/installer.ts'
import { formatMoment } from '#domain/promise/format-time.ts'
import { installerTerms } from '#edition/installer-terms.ts'
import { placesCredit } from '#edition/places-credit.ts'
import { brand } from '../brand.ts'
import { LostLink } from '../link-page/LostLink.tsx'
import kit from '../link-page/link-page.module.css'
import { Message } from '../link-page/Message.tsx'
import { clockAt, together } from '../link-page/moments.tsx'
import { Post } from '../link-page/Post.tsx'
import { Queue } from '../offer/Queue.tsx'
import { Terms } from '../offer/Terms.tsx'
import { Caps } from './Caps.tsx'
import styles from './InstallerPage.module.css'
import type { InstallerPage as Installer, InstallerPageProps } from './installer-page.ts'
import { Month } from './Month.tsx'
import { Notices } from './Notices.tsx'
import { PastLeads } from './PastLeads.tsx'
import { Pause } from './Pause.tsx'

/** An installer's own page: what waits, what it costs, and how much it wants. */
export function InstallerPage(props: InstallerPageProps) {
  return 'lost' in props ? (
    <LostLink {...props.lost} to="/installer/link" />
  ) : (
    <Overview installer={props.installer} />
  )
}

function Overview({ installer }: { installer: Installer }) {
  const { now, queue, done, pausedUntil, token, asksTerms } = installer
  const { title, pause, pauseLink, queue: words } = installerWords
  return (
    <>
      <section className={kit.section}>
        <div className="page">
          <h1 className={styles.heading}>{title}</h1>
          <p className={`muted ${styles.now}`}>
            <time dateTime={now}>{together(formatMoment(now, clockAt(now)))}</time>.{' '}
            <a href="#pause">{pausedUntil ? pause.resume : pauseLink}</a>
          </p>
          <Message done={done === 'accept-terms' && installerWords.done[done]} />
          {asksTerms && (
            <div className={styles.terms}>
              <Terms />
              <Post
                to="/installer"
                token={token}
                act="accept-terms"
                button={installerTerms(brand).button}
                look={`button ${kit.whole}`}
              />
            </div>
          )}
          <h2 className={styles.part}>{words.heading}</h2>
          {queue.length > 0 ? (
            <Queue items={queue} now={now} hasStep={!asksTerms} />
          ) : (
            <p className={styles.none}>{words.none}</p>
          )}
        </div>
      </section>
      <section className={kit.section}>
        <div className={`page ${kit.split}`}>
          <Month installer={installer} />
          <div>
            <Caps installer={installer} />
            <Pause installer={installer} />
            <Notices installer={installer} />
          </div>
        </div>
      </section>
      <section className={kit.section}>
        <div className="page">
          <PastLeads installer={installer} />
          {placesCredit && <p className={`muted ${styles.credit}`}>{placesCredit}</p>}
        </div>
      </section>
    </>
  )
}
