import { phoneHours } from '#content/call-promise.ts'
import { lostLink } from '#content/pages/my-enquiry.ts'
import { brand } from '../brand.ts'
import { describedBy, FieldProblem } from '../enquiry/FieldProblem.tsx'
import field from './Field.module.css'
import styles from './LostLink.module.css'
import type { LostLink as LostLinkState } from './my-enquiry.ts'
import { Sky } from './Sky.tsx'

type Props = LostLinkState & {
  /** Where it is sent again. */
  to?: '/my-enquiry/link' | '/installer/link'
}

/** Forged, cut, expired and unknown links are this one page, so that it tells nobody anything. */
export function LostLink({ state, problem, to = '/my-enquiry/link' }: Props) {
  const { heading, lead } = lostLink[state]
  return (
    <>
      <Sky
        heading={heading}
        lead={lead}
        card={state !== 'erased' && <Resend state={state} problem={problem} to={to} />}
      />
      <section className={styles.call}>
        <div className="page">
          <h2>{lostLink.call}</h2>
          <p>
            <a href={`tel:${brand.phone.link}`}>{brand.phone.label}</a>
            {phoneHours(brand).map((hours) => (
              <span key={hours}>{`, ${hours}`}</span>
            ))}
            .
          </p>
        </div>
      </section>
    </>
  )
}

function Resend({ state, problem, to }: Props) {
  const id = 'resend-email'
  const { heading, help } = state === 'sent' ? lostLink.again : lostLink.form
  return (
    <form method="post" action={to}>
      <h2 className={field.heading}>{heading}</h2>
      <p id={`${id}-help`} className={field.help}>
        {help}
      </p>
      <label className={field.label} htmlFor={id}>
        {lostLink.form.label}
      </label>
      <FieldProblem id={id} problem={problem?.message} />
      <input
        id={id}
        className={field.input}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        maxLength={254}
        required
        defaultValue={problem?.typed}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(id, problem?.message)}
      />
      <button type="submit" className={`button ${field.whole}`}>
        {lostLink.form.button}
      </button>
    </form>
  )
}
