import type { ReactNode } from 'react'
import { neverCalls } from '#content/call-promise.ts'
import { timeWords } from '#content/pages/my-enquiry-standing.ts'
import { contactChannels } from '#domain/lead/state.ts'
import { type Clock, formatDay, formatHours } from '#domain/promise/format-time.ts'
import { brand } from '../brand.ts'
import { describedBy, FieldProblem } from '../enquiry/FieldProblem.tsx'
import tile from '../enquiry/Tile.module.css'
import styles from './ChooseTime.module.css'
import { contactWordsOf } from './contact.ts'
import { expectedOf } from './expected.ts'
import field from './Field.module.css'
import type { MyEnquiry, Window } from './my-enquiry.ts'
import { Post } from './Post.tsx'
import { Sentence } from './Sentence.tsx'
import { clockAt, Deadline, Hours, ShortDeadline, together } from './times.tsx'

type Choosing = Pick<MyEnquiry, 'token' | 'now' | 'promise' | 'times' | 'caller'> &
  Partial<Pick<MyEnquiry, 'kind' | 'hasEmail' | 'problem'>>

type Props = {
  enquiry: Choosing
  /** After a call that they missed. */
  missed?: boolean
  /** In a row that opens, which has its heading and may be saved without being the next step. */
  inRow?: boolean
}

/** The times that may be chosen, the one that holds first, and how we start. */
export function ChooseTime({ enquiry, missed = false, inRow = false }: Props) {
  const { token, now, promise, problem } = enquiry
  const clock = clockAt(now)
  const words = contactWordsOf(enquiry)
  const message = problem?.act === 'choose-time' ? problem.message : undefined
  const id = 'choose-time'
  const heading = missed ? timeWords.pick : words.better
  const { by } = expectedOf(promise)
  const isOver = Date.parse(by) <= Date.parse(now)
  const deadline = <Deadline at={by} clock={clock} />
  return (
    <Post token={token} act="choose-time" at={inRow ? 'change' : undefined}>
      <fieldset className={styles.times} aria-describedby={describedBy(id, message)}>
        <legend className={inRow ? 'visually-hidden' : field.heading}>{heading}</legend>
        <p id={`${id}-help`} className={field.help}>
          {!inRow && !missed && !isOver && <Sentence of={words.leaveIt} with={{ deadline }} />}
        </p>
        <FieldProblem id={id} problem={message} />
        <Times enquiry={enquiry} />
      </fieldset>
      <Channels enquiry={enquiry} />
      <button type="submit" className={inRow ? `quiet ${styles.save}` : `button ${field.whole}`}>
        {timeWords.save}
      </button>
      <p className={styles.never}>{neverCalls(brand)}</p>
    </Post>
  )
}

function Times({ enquiry: { now, promise, times } }: { enquiry: Choosing }) {
  const clock = clockAt(now)
  const { window, by } = expectedOf(promise)
  const chosen = window ? promise.chosen : null
  const isOver = Date.parse(by) <= Date.parse(now)
  const others = times.filter(({ id }) => id !== chosen?.id)
  return (
    <div className={styles.tiles}>
      {chosen?.id && !isOver && (
        <TimeTile
          value={chosen.id}
          isChosen
          isWide
          when={<Hours window={chosen} clock={clock} first />}
          why={timeWords.chosen}
        />
      )}
      {!chosen && !isOver && (
        <TimeTile
          value=""
          isChosen
          isWide
          when={<ShortDeadline at={by} clock={clock} first />}
          why={promise.newPromiseBy ? timeWords.newPromise : timeWords.promised}
        />
      )}
      {others.map((time) => (
        <TimeTile key={time.id} value={time.id} {...dayAndHours(time, clock)} />
      ))}
    </div>
  )
}

/** A day of next week has its date in the second line, where there is room. */
function dayAndHours(time: Window, clock: Clock) {
  const [day, ...date] = formatDay(time.from, clock).split(' ')
  const hours = together(formatHours(time, clock))
  return {
    when: <time dateTime={time.from}>{day}</time>,
    why: date.length > 0 ? `${date.join('\u00a0')}, ${hours}` : hours,
  }
}

type TileProps = {
  value: string
  isChosen?: boolean
  /** Over both columns. */
  isWide?: boolean
  when: ReactNode
  why: string
}

function TimeTile({ value, isChosen = false, isWide = false, when, why }: TileProps) {
  return (
    <label className={`${tile.tile} ${styles.tile} ${isWide ? styles.wide : ''}`}>
      <input type="radio" name="time" value={value} defaultChecked={isChosen} required />
      <b>{when}</b>
      <span>{why}</span>
    </label>
  )
}

function Channels({ enquiry }: { enquiry: Choosing }) {
  const { kind = 'quotes', promise, hasEmail = true } = enquiry
  const channels = contactChannels.filter((channel) => channel !== 'email' || hasEmail)
  return (
    kind === 'quotes' && (
      <fieldset className={styles.channels}>
        <legend>{timeWords.how}</legend>
        {channels.map((channel) => (
          <label key={channel}>
            <input
              type="radio"
              name="contact-by"
              value={channel}
              defaultChecked={channel === (promise.contactBy ?? 'phone')}
            />
            {timeWords.channels[channel]}
          </label>
        ))}
      </fieldset>
    )
  )
}
