import { firmWords } from '#content/pages/firm.ts'
import { absences } from '#domain/installer/pause.ts'
import { formatDayOfYear } from '#domain/promise/format-time.ts'
import { fill } from '../../link-page/fill.tsx'
import { dateOf, dayAt, momentOf } from '../../link-page/moments.tsx'
import { TextField } from '../../link-page/TextField.tsx'
import styles from '../Firm.module.css'
import { FirmPost } from '../FirmPost.tsx'
import { FirmTop } from '../FirmTop.tsx'
import type { FirmFrame } from '../firm-page.ts'
import { PasskeyForm } from '../PasskeyForm.tsx'
import type { MeProps } from './me.ts'

const words = firmWords.me
const path = '/installer/me'

/** What a person gets, and where they are signed in. */
export function MePage({
  frame,
  getsOffers,
  texts,
  awayUntil,
  feed,
  devices,
  passkeys,
  passkey,
  others,
}: MeProps & { frame: FirmFrame }) {
  const { name, role, tradingName, now } = frame
  return (
    <FirmTop frame={frame} heading={name} lead={`${firmWords.people.roles[role]}, ${tradingName}`}>
      <p className={styles.note}>
        {words.offers[getsOffers ? 'true' : 'false']} {role === 'road' && words.ask}
      </p>
      {texts && (
        <>
          <h2 className={styles.part}>{words.texts.heading}</h2>
          <p className={styles.note}>{words.texts[texts]}</p>
          {texts !== 'none' && (
            <FirmPost
              to={path}
              act="texts"
              fields={{ on: texts === 'on' ? 'no' : 'yes' }}
              className={styles.buttons}
              button={texts === 'on' ? words.texts.stop : words.texts.start}
            />
          )}
        </>
      )}
      <Away awayUntil={awayUntil} now={now} />
      <Calendar feed={feed} />
      <h2 className={styles.part}>{words.devices.heading}</h2>
      <ul className={styles.rows}>
        {devices.map(({ id, browser, isHere, startedAt, seenAt, expiresAt }) => (
          <li key={id}>
            <div className={styles.who}>
              <b>{isHere ? fill(words.devices.here, { browser }) : browser}</b>
              <small>
                {isHere
                  ? fill(words.devices.since, {
                      since: momentOf(startedAt, now),
                      until: dateOf(expiresAt.slice(0, 10), now),
                    })
                  : fill(words.devices.seen, { seen: momentOf(seenAt, now) })}
              </small>
            </div>
            {isHere ? (
              <FirmPost to={path} act="out" button={words.devices.out} />
            ) : (
              <FirmPost to={path} act="end" fields={{ session: id }} button={words.devices.end} />
            )}
          </li>
        ))}
      </ul>
      <h2 className={styles.part}>{words.passkeys.heading}</h2>
      <p className={styles.note}>{words.passkeys.text}</p>
      <ul className={styles.rows}>
        {passkeys.map(({ id, name: device, since, usedAt }) => (
          <li key={id}>
            <div className={styles.who}>
              <b>{device}</b>
              <small>
                {fill(usedAt ? words.passkeys.used : words.passkeys.since, {
                  at: momentOf(usedAt ?? since, now),
                })}
              </small>
            </div>
            <FirmPost
              to={path}
              act="remove-passkey"
              fields={{ id }}
              button={words.passkeys.remove}
            />
          </li>
        ))}
      </ul>
      <PasskeyForm to={path} act="add-passkey" make={passkey} button={words.passkeys.add} />
      {others.length > 0 && (
        <>
          <h2 className={styles.part}>{words.others.heading}</h2>
          {others.map((other) => (
            <FirmPost
              key={other.id}
              to={path}
              act="move"
              fields={{ installer: other.id }}
              className={styles.buttons}
              button={fill(words.others.button, { name: other.tradingName })}
            />
          ))}
        </>
      )}
    </FirmTop>
  )
}

function Away({ awayUntil, now }: Pick<MeProps, 'awayUntil'> & { now: string }) {
  const { away } = words
  if (awayUntil)
    return (
      <>
        <p className={styles.aside}>
          {fill(away.isAway, { day: formatDayOfYear(awayUntil, dayAt(now)) })}
        </p>
        <FirmPost to={path} act="back" className={styles.buttons} button={away.back} />
      </>
    )
  return (
    <>
      <p className={styles.aside}>
        <b>{away.question}</b> {away.text}
      </p>
      <FirmPost to={path} act="away" className={styles.buttons}>
        {absences.map((until) => (
          <button key={until} type="submit" name="until" value={until} className="quiet">
            {away.until[until]}
          </button>
        ))}
      </FirmPost>
    </>
  )
}

function Calendar({ feed }: Pick<MeProps, 'feed'>) {
  const { calendar } = words
  return (
    <>
      <h2 className={styles.part}>{calendar.heading}</h2>
      <p className={styles.note}>{feed ? calendar.address : calendar.text}</p>
      {feed && (
        <>
          <p className={styles.buttons}>
            <a className="quiet" href={feed.replace(/^https?:/, 'webcal:')}>
              {calendar.add}
            </a>
          </p>
          <TextField id="feed" label={calendar.label} value={feed} readOnly />
        </>
      )}
      <FirmPost
        to={path}
        act="feed"
        className={styles.buttons}
        button={feed ? calendar.renew : calendar.make}
      />
    </>
  )
}
