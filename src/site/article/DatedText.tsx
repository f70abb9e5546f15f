import type { Day } from '#domain/estimate/shared/day.ts'
import styles from './DatedText.module.css'

export type DatedTextProps = {
  /** The days on which the words hold, both included. */
  from?: Day | undefined
  to?: Day | undefined
  html: string
  today: Day
}

/** Part of an article that holds on some days only. On others it takes no room, and its words wait among its props. */
export function DatedText({ today, ...props }: DatedTextProps) {
  const { from, to, html } = props
  const holds = (!from || from <= today) && (!to || today <= to)
  return (
    <div
      className={styles.dated}
      hidden={!holds}
      data-props={JSON.stringify(props)}
      dangerouslySetInnerHTML={{ __html: holds ? html : '' }}
    />
  )
}
