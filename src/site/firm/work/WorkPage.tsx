import { firmWords } from '#content/pages/firm.ts'
import { propertyKinds } from '#domain/installer/installer.ts'
import { capitalise } from '#domain/letter-case.ts'
import { formatCents } from '#estimate/format-money.ts'
import { areaHint } from '#estimate/installer/area-words.ts'
import { fill } from '../../link-page/fill.tsx'
import kit from '../../link-page/link-page.module.css'
import { momentOf } from '../../link-page/moments.tsx'
import { TextField } from '../../link-page/TextField.tsx'
import { Effect } from '../Effect.tsx'
import firm from '../Firm.module.css'
import { FirmPost } from '../FirmPost.tsx'
import { FirmParts, FirmTop } from '../FirmTop.tsx'
import type { FirmFrame } from '../firm-page.ts'
import { AreaMap } from './AreaMap.tsx'
import { PausePart } from './PausePart.tsx'
import styles from './WorkPage.module.css'
import type { WorkProps } from './work.ts'

const words = firmWords.work

type Props = WorkProps & { frame: FirmFrame }

/** A part of what an installer says of its own work, and what a change of it would have meant. */
export function WorkPage(props: Props) {
  const { frame, part, plannedFrom, pause } = props
  const { heading } = words[part]
  return (
    <FirmTop frame={frame} heading={firmWords.firm.heading}>
      <FirmParts path={frame.path} />
      <h2 className={firm.part}>{heading}</h2>
      {plannedFrom && (
        <FirmPost
          to={frame.path}
          act="leave"
          className={`remark ${firm.note}`}
          button={words.leave}
        >
          <p>
            <b>{fill(words.planned, { from: momentOf(plannedFrom, frame.now) })}</b>
          </p>
        </FirmPost>
      )}
      <WorkForm {...props} />
      {pause && <PausePart pause={pause} frame={frame} />}
    </FirmTop>
  )
}

function WorkForm(props: Props) {
  const { frame, part, effect } = props
  const fields = {
    where: <Where {...props} />,
    what: <What {...props} />,
    when: <When {...props} />,
  }
  return (
    <form method="post" action={frame.path} className={part === 'where' ? styles.wide : firm.form}>
      {fields[part]}
      {effect && (
        <Effect of={effect}>
          <p>{words[part].counts}</p>
        </Effect>
      )}
      <p className={firm.buttons}>
        {effect ? (
          <>
            <button type="submit" name="act" value="save" className="button">
              {words.save}
            </button>
            <button type="submit" name="act" value="try" className="quiet">
              {words.try}
            </button>
          </>
        ) : (
          <button type="submit" name="act" value="try" className="button">
            {words.try}
          </button>
        )}
      </p>
    </form>
  )
}

type DraftProps = {
  name: string
  label: string
  help?: string
  rows?: number
  inputMode?: 'numeric'
  of: Pick<Props, 'values' | 'problems'>
}

/** A field of the draft, with why what was typed can't be so. */
function Draft({ name, label, help, of: { values, problems }, ...more }: DraftProps) {
  const message = problems[name]
  const typed = values[name] ?? ''
  return (
    <>
      <TextField
        id={name}
        label={label}
        defaultValue={typed}
        problem={message ? { message, typed } : undefined}
        autoComplete="off"
        {...more}
      />
      {help && <p className={`muted ${kit.help}`}>{help}</p>}
    </>
  )
}

type PairProps = Pick<DraftProps, 'name' | 'help' | 'of'> & {
  legend: string
  type: 'time' | 'number'
}

/** Two fields, from and to, with why together they can't be so. */
function Pair({ name, legend, type, help, of: { values, problems } }: PairProps) {
  const message = problems[name]
  return (
    <fieldset>
      <legend className={kit.label}>{legend}</legend>
      {message && (
        <p role="alert" className={firm.problem}>
          {message}
        </p>
      )}
      <div className={firm.pair}>
        {(['from', 'to'] as const).map((end) => (
          <div key={end}>
            <TextField
              id={`${name}-${end}`}
              label={words[end]}
              type={type}
              defaultValue={values[`${name}-${end}`]}
              {...(type === 'number' && { min: 0, step: 'any', inputMode: 'decimal' })}
            />
          </div>
        ))}
      </div>
      {help && <p className={`muted ${kit.help}`}>{help}</p>}
    </fieldset>
  )
}

function Where(props: Props) {
  const { where } = words
  return (
    <div className={styles.where}>
      <div>
        <Draft name="areas" label={where.areas} help={areaHint} rows={8} of={props} />
        <Draft name="except_postcodes" label={where.except} rows={3} of={props} />
        <ReadLines {...props} />
      </div>
      {props.map && <AreaMap map={props.map} />}
    </div>
  )
}

/** How places were read, line by line. */
function ReadLines(props: Props) {
  if (props.lines.length === 0) return
  return (
    <>
      <h3>{words.read}</h3>
      <ul className={firm.rows}>
        {props.lines.map((line) => (
          <li key={line.text}>
            {'means' in line ? (
              line.means
            ) : (
              <span>
                {fill(words.which, { text: line.text })} <b>{line.choices.join(', ')}</b>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function What(props: Props) {
  const { what } = words
  const { property, services } = props
  return (
    <>
      <fieldset>
        <legend className={kit.label}>{what.services}</legend>
        <ul className={firm.rows}>
          {services.map(({ service, name, feeCents, isDone, askedBy }) => (
            <li key={service}>
              <label>
                <input
                  type="checkbox"
                  name={`service-${service}`}
                  value="yes"
                  defaultChecked={isDone}
                />{' '}
                {capitalise(name)}
                {askedBy && (
                  <small className="muted">
                    {' '}
                    {fill(what.asked, { by: momentOf(askedBy, props.frame.now) })}
                  </small>
                )}
              </label>
              <span className={firm.side}>
                {feeCents === null ? what.noFee : formatCents(feeCents)}
              </span>
            </li>
          ))}
        </ul>
        <p className={`muted ${kit.help}`}>{what.servicesHelp}</p>
      </fieldset>
      <fieldset>
        <legend className={kit.label}>{what.property}</legend>
        {propertyKinds.map((kind) => (
          <p key={kind} className={firm.note}>
            <label>
              <input
                type="checkbox"
                name={`property-${kind}`}
                value="yes"
                defaultChecked={property.includes(kind)}
              />{' '}
              {what.kinds[kind]}
            </label>
          </p>
        ))}
      </fieldset>
      <Pair name="panel_kw" legend={what.panels} type="number" of={props} />
      <Pair name="battery_kwh" legend={what.batteries} type="number" help={what.sizes} of={props} />
    </>
  )
}

function When(props: Props) {
  const { when } = words
  return (
    <>
      <Pair name="weekday_hours" legend={when.weekdays} type="time" of={props} />
      <Pair name="saturday_hours" legend={when.saturday} type="time" help={when.hours} of={props} />
      <fieldset>
        <legend className={kit.label}>{when.caps}</legend>
        {(['day', 'week', 'month'] as const).map((period) => (
          <Draft
            key={period}
            name={`cap_${period}`}
            label={when.cap[period]}
            help={
              props.accepted
                ? when.accepted[period].replace('{count}', String(props.accepted[period]))
                : undefined
            }
            inputMode="numeric"
            of={props}
          />
        ))}
        <p className={`muted ${kit.help}`}>{when.capHelp}</p>
      </fieldset>
    </>
  )
}
