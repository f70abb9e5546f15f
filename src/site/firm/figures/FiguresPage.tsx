import { firmWords } from '#content/pages/firm.ts'
import { countWord, numberWord } from '#content/words.ts'
import { monthNames } from '#domain/calendar.ts'
import { fewestFirms, type Share } from '#domain/insight/beside-others.ts'
import { formatCents } from '#estimate/format-money.ts'
import { terms } from '#estimate/terms.ts'
import { FigureTable } from '../../calculators/FigureTable.tsx'
import { Month } from '../../installer/Month.tsx'
import { fill } from '../../link-page/fill.tsx'
import firm from '../Firm.module.css'
import { FirmTop } from '../FirmTop.tsx'
import type { FirmFrame } from '../firm-page.ts'
import styles from './Figures.module.css'
import type { Beside, FiguresProps } from './figures.ts'

const words = firmWords.figures

type Props = FiguresProps & { frame: FirmFrame }

/** An installer's own figures beside the middle of those who work where it does, and its statement. */
export function FiguresPage(props: Props) {
  const { frame, months, shares, minutes, jobCents, firms, statement } = props
  const hasMiddle = firms >= fewestFirms
  return (
    <FirmTop
      frame={frame}
      heading={words.heading}
      lead={fill(words.since, { month: nameOf(months[0]?.month ?? '') })}
    >
      <h2 className={firm.part}>
        {words.beside} {hasMiddle && <small>{fill(words.of, { count: firms })}</small>}
      </h2>
      {!hasMiddle && <p className={firm.note}>{words.few}</p>}
      <ul className={styles.rows}>
        {shares.map((share) => (
          <ShareRow key={share.name} share={share} />
        ))}
        <NumberRow
          name={words.rows.minutes}
          help={words.minutesHelp}
          beside={minutes}
          format={(value) => (value < 1 ? words.atOnce : countWord(value, 'minute'))}
        />
        <NumberRow
          name={words.rows.cost}
          help={words.costHelp.replace('{tax}', terms.tax)}
          beside={jobCents}
          format={formatCents}
        />
      </ul>
      <p className={`muted ${firm.note}`}>{words.note}</p>
      <div className={firm.columns}>
        <Months {...props} />
        <div>
          <Kinds {...props} />
          <Who {...props} />
        </div>
      </div>
      <div className={styles.statement}>
        <Month installer={statement} />
      </div>
    </FirmTop>
  )
}

/** 'October' of YYYY-MM. */
function nameOf(month: string): string {
  return monthNames[Number(month.slice(5)) - 1] ?? ''
}

function Months({ months, together }: Props) {
  const { heading, soFar, rows, note } = words.months
  const all = [...months.map(({ figures }) => figures), together]
  const names = months.map(({ month }) => nameOf(month).slice(0, 3))
  const head = ['', ...names.slice(0, -1), `${names.at(-1)} ${soFar}`, words.months.together]
  const table = {
    head,
    rows: (Object.keys(rows) as (keyof typeof rows)[]).map((row) => ({
      cells: [rows[row], ...all.map((figures) => String(figures[row]))],
    })),
  }
  return (
    <div>
      <h2 className={firm.part}>{heading}</h2>
      <FigureTable table={table} caption={heading} quiet />
      <p className={`muted ${firm.note}`}>{note}</p>
    </div>
  )
}

function Kinds({ kinds }: Props) {
  const { heading, columns } = words.kinds
  if (kinds.length === 0) return
  const rows = kinds.map(({ name, figures: { offered, accepted, won } }) => ({
    cells: [name, String(offered), String(accepted), String(won)],
  }))
  return (
    <>
      <h2 className={firm.part}>{heading}</h2>
      <FigureTable table={{ head: ['', ...columns], rows }} caption={heading} quiet />
    </>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

function ShareRow({ share: { name, part, of, middle, firms } }: { share: Share }) {
  const own = of > 0 ? part / of : null
  return (
    <li>
      <span className={styles.name}>
        <b>{words.rows[name]}</b>
        <small>{fill(words.counts[name], { part, of })}</small>
      </span>
      <b className={styles.figure}>{own === null ? '–' : percent(own)}</b>
      <Bar own={own ?? 0} middle={middle} />
      <Middle middle={middle} firms={firms} format={percent} />
    </li>
  )
}

type NumberProps = { name: string; help: string; beside: Beside; format: (value: number) => string }

function NumberRow({ name, help, beside: { own, middle, firms }, format }: NumberProps) {
  const most = Math.max(own ?? 0, middle ?? 0) * 1.25 || 1
  return (
    <li>
      <span className={styles.name}>
        <b>{name}</b>
        <small>{help}</small>
      </span>
      <b className={styles.figure}>{own === null ? '–' : format(own)}</b>
      <Bar own={(own ?? 0) / most} middle={middle === null ? null : middle / most} />
      <Middle middle={middle} firms={firms} format={format} />
    </li>
  )
}

/** What is own, filled, and a stroke where the middle is. The words beside it say the same. */
function Bar({ own, middle }: { own: number; middle: number | null }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
      <rect className={styles.track} y="3" width="100" height="4" />
      <rect className={styles.own} y="3" width={Math.min(100, own * 100)} height="4" />
      {middle !== null && (
        <rect className={styles.middle} x={Math.min(99.4, middle * 100)} width=".6" height="10" />
      )}
    </svg>
  )
}

function Middle({
  middle,
  firms,
  format,
}: {
  middle: number | null
  firms: number
  format: (value: number) => string
}) {
  return (
    <small className={styles.others}>
      {middle !== null && fill(words.middle, { count: numberWord(firms), value: format(middle) })}
    </small>
  )
}

function Who({ people }: Props) {
  const { heading, what, note } = words.who
  if (people.length === 0) return
  return (
    <>
      <h2 className={firm.part}>
        {heading} <small>{what}</small>
      </h2>
      <ul className={firm.rows}>
        {people.map(({ name, calls }) => (
          <li key={name}>
            <span dir="auto">{name}</span>
            <span className={firm.side}>{calls}</span>
          </li>
        ))}
      </ul>
      <p className={`muted ${firm.note}`}>{note}</p>
    </>
  )
}
