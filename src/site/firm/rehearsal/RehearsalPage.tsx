import { firmWords } from '#content/pages/firm.ts'
import firm from '../Firm.module.css'
import { FirmPost } from '../FirmPost.tsx'
import { FirmTop } from '../FirmTop.tsx'
import type { FirmFrame } from '../firm-page.ts'
import type { RehearsalProps } from './rehearsal.ts'

const words = firmWords.rehearsal

/** An offer in which nothing is real, to be accepted before the first. */
export function RehearsalPage({ frame, isAccepted }: RehearsalProps & { frame: FirmFrame }) {
  return (
    <FirmTop frame={frame} heading={words.heading} lead={words.lead}>
      <ul className={firm.rows}>
        {words.facts.map(({ name, value }) => (
          <li key={name}>
            <span className="muted">{name}</span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
      {isAccepted ? (
        <p className={firm.note}>{words.accepted}</p>
      ) : (
        <FirmPost
          to={frame.path}
          act="accept"
          className={firm.form}
          button={words.accept}
          look="button"
        />
      )}
    </FirmTop>
  )
}
