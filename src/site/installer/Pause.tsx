import { installerWords } from '#content/pages/installer.ts'
import { pauses } from '#domain/installer/pause.ts'
import { Message } from '../link-page/Message.tsx'
import { Post } from '../link-page/Post.tsx'
import styles from './InstallerPage.module.css'
import type { InstallerPage } from './installer-page.ts'
import { PauseText } from './PauseText.tsx'

const words = installerWords.pause

/** Pauses new offers, by one of three posts, or lets them come again. */
export function Pause({ installer }: { installer: InstallerPage }) {
  const { token, pausedUntil, done, now } = installer
  const form = { to: '/installer', token, at: 'pause', className: styles.pauses } as const
  return (
    <div className={styles.pause} id="pause" data-screen-only="">
      <h2>{words.heading}</h2>
      <Message done={(done === 'pause' || done === 'resume') && installerWords.done[done]} />
      <p className={styles.small}>
        <PauseText pausedUntil={pausedUntil} now={now} />
      </p>
      {pausedUntil ? (
        <Post {...form} act="resume" button={words.resume} />
      ) : (
        <Post {...form} act="pause">
          {pauses.map((pause) => (
            <button key={pause} type="submit" name="until" value={pause} className="quiet">
              {words.until[pause]}
            </button>
          ))}
        </Post>
      )}
    </div>
  )
}
