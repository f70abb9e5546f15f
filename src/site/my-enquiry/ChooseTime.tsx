import type { ReactNode } from 'react'
import { neverCalls } from '#content/call-promise.ts'
import { timeWords } from '#content/pages/my-enquiry-standing.ts'
import { formatDayOf, formatHours } from '#domain/promise/format-time.ts'
import { brand } from '../brand.ts'
import { describedBy, FieldProblem } from '../enquiry/FieldProblem.tsx'
import tile from '../enquiry/Tile.module.css'
import { Choices } from '../link-page/Choices.tsx'
import { fill } from '../link-page/fill.tsx'
import kit from '../link-page/link-page.module.css'
import type { Window } from '../link-page/link-page.ts'
import {
  clockAt,
  deadlineOf,
  hoursOf,
  isPast,
  shortDeadlineOf,
  together,
} from '../link-page/moments.tsx'
import { Post } from '../link-page/Post.tsx'
import styles from './ChooseTime.module.css'
import { channelOf, contactWordsOf } from './contact.ts'
import { expectedOf } from './expected.tsx'
import type { MyEnquiry } from './my-enquiry.ts'

type Choosing = Pick<MyEnquiry, 'token' | 'now' | 'promise' | 'times' | 'caller' | 'channels'> &
  Partial<Pick<MyEnquiry, 'kind' | 'problem'>>

type Props = {
  enquiry: Choosing
  /** After a call that they missed. */
  missed?: boolean
  /** In a row that opens, which has its heading and may be saved without being the next step. */
  inRow?: boolean
}

/** The times that may be chosen, the one that holds first, and how we start. */
export function ChooseTime({ enquiry, missed = false, inRow = false }: Props) {
  const { token, now, promise, problem, kind = 'quotes', channels } = enquiry
  const words = contactWordsOf(enquiry)
  const message = problem?.act === 'choose-time' ? problem.message : undefined
  const id = 'choose-time'
  const { by } = expectedOf(promise)
  const mayLeave = !inRow && !missed && !isPast(by, now)
  return (
    <Post token={token} act="choose-time" at={inRow ? 'change' : undefined}>
      <fieldset aria-describedby={describedBy(id, message)}>
        <legend className={inRow ? 'visually-hidden' : kit.heading}>
          {missed ? timeWords.pick : words.better}
        </legend>
        <p id={`${id}-help`} className={`muted ${kit.help}`}>
          {mayLeave && fill(words.leaveIt, { deadline: deadlineOf(by, now) })}
        </p>
        <FieldProblem id={id} problem={message} />
        <Times enquiry={enquiry} />
      </fieldset>
      {kind === 'quotes' && channels.length > 1 && (
        <Choices
          name="contact-by"
          legend={timeWords.how}
          values={channels}
          labels={timeWords.channels}
          chosen={channelOf(enquiry)}
          isOptional
          shape="row"
          className={styles.channels}
        />
      )}
      <button type="submit" className={inRow ? `quiet ${styles.save}` : `button ${kit.whole}`}>
        {timeWords.save}
      </button>
      <p className={`muted ${styles.never}`}>{neverCalls(brand)}</p>
    </Post>
  )
}

function Times({ enquiry: { now, promise, times } }: { enquiry: Choosing }) {
  const { window, by } = expectedOf(promise)
  const chosen = window ? promise.chosen : null
  const others = times.filter(({ id }) => id !== chosen?.id)
  const holds = chosen
    ? { when: hoursOf(chosen, now, 'first'), why: timeWords.chosen }
    : {
        when: shortDeadlineOf(by, now, 'first'),
        why: promise.newPromiseBy ? timeWords.newPromise : timeWords.promised,
      }
  return (
    <div className={styles.tiles}>
      {!isPast(by, now) && <TimeTile value={chosen?.id ?? ''} holds {...holds} />}
      {others.map((time) => (
        <TimeTile key={time.id} value={time.id} {...dayAndHours(time, now)} />
      ))}
    </div>
  )
}

/** A day of next week has its date in the second line, where there is room. */
function dayAndHours(time: Window, now: string) {
  const clock = clockAt(now)
  const [day, ...date] = formatDayOf(time.from, clock).split(' ')
  const hours = together(formatHours(time, clock))
  return {
    when: <time dateTime={time.from}>{day}</time>,
    why: date.length > 0 ? `${date.join('\u00a0')}, ${hours}` : hours,
  }
}

type TileProps = {
  value: string
  /** The one that holds, over both columns. */
  holds?: boolean
  when: ReactNode
  why: string
}

function TimeTile({ value, holds = false, when, why }: TileProps) {
  return (
    <label className={`${tile.tile} ${styles.tile} ${holds ? styles.wide : ''}`}>
      <input type="radio" name="time" value={value} defaultChecked={holds} required />
      <b>{when}</b>
      <span>{why}</span>
    </label>
  )
}
