import type { Day } from '#domain/estimate/shared/day.ts'
import { dayNote } from '#edition/day-note.ts'
import styles from './DayNote.module.css'

export type DayNoteProps = { today: Day }

/** What of a page's words has passed; nothing until something has. */
export function DayNote({ today }: DayNoteProps) {
  const sentences = dayNote(today)
  if (sentences.length === 0) return null
  return (
    <aside className={styles.note} aria-label="What has changed since this page was written">
      <div className="page">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </aside>
  )
}
