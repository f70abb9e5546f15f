import { installerWords } from '#content/pages/installer.ts'
import { dayOf } from '#domain/calendar.ts'
import { pauses } from '#domain/installer/pause.ts'
import { formatDate } from '#domain/promise/format-time.ts'
import { brand } from '../brand.ts'
import { Post } from '../my-enquiry/Post.tsx'
import { Sentence } from '../my-enquiry/Sentence.tsx'
import { ActMessage } from './ActMessage.tsx'
import styles from './InstallerPage.module.css'
import type { InstallerPage } from './installer-page.ts'

const words = installerWords.pause

/** Pauses new offers, by one of three posts, or lets them come again. */
export function Pause({ installer }: { installer: InstallerPage }) {
  const { token, pausedUntil, done } = installer
  const isOurs = done === 'pause' || done === 'resume'
  return (
    <div className={styles.pause} id="pause">
      <h2>{words.heading}</h2>
      <ActMessage done={isOurs ? installerWords.done[done] : undefined} problem={undefined} />
      {pausedUntil ? (
        <>
          <p className={styles.small}>
            <PausedUntil installer={installer} />
          </p>
          <Post to="/installer" token={token} act="resume" at="pause" className={styles.pauses}>
            <button type="submit" className="quiet">
              {words.resume}
            </button>
          </Post>
        </>
      ) : (
        <>
          <p className={styles.small}>{words.text}</p>
          <Post to="/installer" token={token} act="pause" at="pause" className={styles.pauses}>
            {pauses.map((pause) => (
              <button key={pause} type="submit" name="until" value={pause} className="quiet">
                {words.until[pause]}
              </button>
            ))}
          </Post>
        </>
      )}
    </div>
  )
}

function PausedUntil({ installer: { pausedUntil, now } }: { installer: InstallerPage }) {
  if (!pausedUntil || pausedUntil === 'resumed') return words.pausedOpen
  const today = dayOf(new Date(now), brand.timeZone)
  return (
    <Sentence
      of={words.paused}
      with={{ day: <time dateTime={pausedUntil}>{formatDate(pausedUntil, today)}</time> }}
    />
  )
}
