import { firmWords } from '#content/pages/firm.ts'
import { countWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'
import { formatDayOfYear } from '#domain/promise/format-time.ts'
import { approvals } from '#edition/approvals.ts'
import { fill } from '../../link-page/fill.tsx'
import kit from '../../link-page/link-page.module.css'
import { dayAt, momentOf } from '../../link-page/moments.tsx'
import { TextField } from '../../link-page/TextField.tsx'
import { Effect } from '../Effect.tsx'
import firm from '../Firm.module.css'
import { FirmPost } from '../FirmPost.tsx'
import { FirmParts, FirmTop } from '../FirmTop.tsx'
import type { FirmFrame } from '../firm-page.ts'
import styles from './Papers.module.css'
import type { Paper, PaperForm, PapersProps, Waiting } from './papers.ts'

const words = firmWords.papers
const path = '/installer/firm/papers'

type Props = PapersProps & { frame: FirmFrame }

/** What an installer holds, what it has sent to be checked, and a form for the next. */
export function PapersPage(props: Props) {
  const { frame, papers, waiting, refused, form, effect } = props
  return (
    <FirmTop frame={frame} heading={firmWords.firm.heading} besideField={Boolean(props.field)}>
      <FirmParts path={frame.path} />
      <div className={firm.columns}>
        <div>
          <h2 className={firm.part}>{capitalise(`${approvals.name}s`)}</h2>
          {papers.length === 0 && <p className={firm.note}>{words.none}</p>}
          <ul className={firm.rows}>
            {papers.map((paper) => (
              <li key={paper.of}>
                <Held paper={paper} now={frame.now} />
              </li>
            ))}
            {waiting.map((one) => (
              <li key={one.id}>
                <div className={firm.who}>
                  <b dir="auto">{capitalise(one.what)}</b>
                  {/* It has no older date that a new one could replace. */}
                  <Checked waiting={{ ...one, expiresOn: null }} now={frame.now} />
                </div>
              </li>
            ))}
          </ul>
          <p className={firm.note}>
            <a href={`${path}?of=new#form`}>{words.add}</a>
          </p>
          {refused.map(({ what, at, sentence }) => (
            <p key={at} className={`remark ${firm.note}`}>
              <b>{fill(words.refused, { what })}</b> {momentOf(at, frame.now)}: <q>{sentence}</q>
            </p>
          ))}
        </div>
        <div>
          {form && <Form {...props} form={form} />}
          {effect && <Effect of={effect} heading={words.without} />}
        </div>
      </div>
    </FirmTop>
  )
}

function Held({ paper, now }: { paper: Paper; now: string }) {
  const { of, who, what, number, expiresOn, daysLeft, isEnding, file, waiting } = paper
  const day = formatDayOfYear(expiresOn, dayAt(now))
  return (
    <>
      <div className={firm.who}>
        <b dir="auto">{who ?? words.firm}</b>
        <small className="muted">{capitalise(what)}</small>
        <small dir="auto">{number}</small>
        {isEnding ? (
          <small className={styles.ending}>
            <b>◆ {day}</b>{' '}
            {daysLeft < 0
              ? words.ended
              : daysLeft === 0
                ? words.today
                : fill(words.left, { days: countWord(daysLeft, 'day') })}
          </small>
        ) : (
          <small>{day}</small>
        )}
        {file && (
          <small>
            <a href={`${path}/file?of=${file}`} download>
              {words.file}
            </a>
          </small>
        )}
        {waiting && <Checked waiting={waiting} now={now} />}
      </div>
      <div className={firm.side}>
        <a
          className={kit.link}
          href={`${path}?of=${of}#form`}
          aria-label={`${isEnding ? words.renew : words.change}: ${who ?? words.firm}, ${what}`}
        >
          {isEnding ? words.renew : words.change}
        </a>
      </div>
    </>
  )
}

function Checked({ waiting: { id, expiresOn, by }, now }: { waiting: Waiting; now: string }) {
  return (
    <>
      <small>
        ◌{' '}
        {expiresOn
          ? fill(words.checking, { day: formatDayOfYear(expiresOn, dayAt(now)) })
          : words.asked}{' '}
        {fill(words.by, { by: momentOf(by, now) })}
      </small>
      <FirmPost
        to={path}
        act="withdraw"
        fields={{ id }}
        look={styles.withdraw}
        button={words.withdraw}
      />
    </>
  )
}

function Form({ form, frame, field, categories }: Props & { form: PaperForm }) {
  const { of, title, person, category, number, expires } = form
  const isNew = of === 'new'
  const problem = (name: string) =>
    frame.problem && field === name
      ? { message: frame.problem.message, typed: name === 'file' ? '' : frame.problem.typed }
      : undefined
  return (
    <form id="form" method="post" action={path} encType="multipart/form-data" className={firm.form}>
      <h2 className={firm.part} dir="auto">
        {title}
      </h2>
      <input type="hidden" name="of" value={of} />
      {isNew ? (
        <>
          <TextField
            id="person"
            label={approvals.holder}
            defaultValue={person}
            problem={problem('person')}
            maxLength={100}
            autoComplete="off"
          />
          <fieldset>
            <legend className={kit.label}>{words.category}</legend>
            {problem('category') && (
              <p role="alert" className={firm.problem}>
                {frame.problem?.message}
              </p>
            )}
            {categories.map(({ value, label }) => (
              <p key={value} className={firm.note}>
                <label>
                  <input
                    type="radio"
                    name="category"
                    value={value}
                    defaultChecked={category === value}
                  />{' '}
                  {capitalise(label)}
                </label>
              </p>
            ))}
          </fieldset>
        </>
      ) : (
        <>
          <input type="hidden" name="person" value={person} />
          <input type="hidden" name="category" value={category} />
        </>
      )}
      <TextField
        id="number"
        label={words.number}
        defaultValue={number}
        problem={problem('number')}
        maxLength={100}
        autoComplete="off"
      />
      <TextField
        id="expires"
        label={isNew ? words.lastDay : words.newDate}
        type="date"
        defaultValue={expires}
        problem={problem('expires')}
      />
      <TextField
        id="file"
        label={words.proof}
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        problem={problem('file')}
        defaultValue={undefined}
      />
      <p className={`muted ${kit.help}`}>{words.proofHelp}</p>
      <p className={firm.buttons}>
        <button type="submit" name="act" value="ask" className="button">
          {words.send}
        </button>
      </p>
      <p className={firm.note}>{words.how}</p>
    </form>
  )
}
