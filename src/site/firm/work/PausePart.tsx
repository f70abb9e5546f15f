import { firmWords } from '#content/pages/firm.ts'
import { installerWords } from '#content/pages/installer.ts'
import { pauses } from '#domain/installer/pause.ts'
import { formatDayOfYear } from '#domain/promise/format-time.ts'
import { PauseText } from '../../installer/PauseText.tsx'
import { fill } from '../../link-page/fill.tsx'
import kit from '../../link-page/link-page.module.css'
import { TextField } from '../../link-page/TextField.tsx'
import firm from '../Firm.module.css'
import { FirmPost } from '../FirmPost.tsx'
import type { FirmFrame } from '../firm-page.ts'
import type { WorkProps } from './work.ts'

const words = firmWords.work.when.pause
const { until, resume } = installerWords.pause

type Props = { pause: NonNullable<WorkProps['pause']>; frame: FirmFrame }

/** Pausing offers: from now, or on days to come. */
export function PausePart({ pause: { pausedUntil, days, today, typed }, frame }: Props) {
  const { now, path } = frame
  const post = { to: path, className: firm.buttons } as const
  return (
    <div id="pause">
      <h2 className={firm.part}>{words.heading}</h2>
      <p className={firm.note}>
        <PauseText pausedUntil={pausedUntil} now={now} />
      </p>
      {pausedUntil ? (
        <FirmPost {...post} act="resume" button={resume} />
      ) : (
        <FirmPost {...post} act="pause">
          <span>{words.now}:</span>
          {pauses.map((one) => (
            <button key={one} type="submit" name="until" value={one} className="quiet">
              {until[one]}
            </button>
          ))}
        </FirmPost>
      )}
      {days.length > 0 && (
        <ul className={`${firm.rows} ${firm.form}`}>
          {days.map(({ from, back }) => {
            const day = formatDayOfYear(from, today)
            return (
              <li key={from}>
                {fill(words.days, { from: day, back: formatDayOfYear(back, today) })}
                <FirmPost to={path} act="remove-days" fields={{ 'pause-from': from }}>
                  <button
                    type="submit"
                    className={`link ${kit.link}`}
                    aria-label={words.removeDays.replace('{from}', day)}
                  >
                    {words.remove}
                  </button>
                </FirmPost>
              </li>
            )
          })}
        </ul>
      )}
      <FirmPost to={path} act="add-days" className={firm.form}>
        <div className={firm.pair}>
          {(['from', 'back'] as const).map((end) => (
            <div key={end}>
              <TextField
                id={`pause-${end}`}
                label={words[end]}
                type="date"
                min={today}
                defaultValue={typed[end]}
                required
              />
            </div>
          ))}
        </div>
        <button type="submit" className={`quiet ${kit.save}`}>
          {words.button}
        </button>
      </FirmPost>
    </div>
  )
}
