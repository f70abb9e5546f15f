import { phoneHours } from '#content/call-promise.ts'
import { lostLink } from '#content/pages/my-enquiry.ts'
import { brand } from '../brand.ts'
import { describedBy } from '../enquiry/FieldProblem.tsx'
import styles from './LostLink.module.css'
import kit from './link-page.module.css'
import type { LostLink as LostLinkState } from './link-page.ts'
import { PhoneLink } from './PhoneLink.tsx'
import { Sky } from './Sky.tsx'
import { TextField } from './TextField.tsx'

type Props = LostLinkState & {
  /** Where it is sent again. */
  to?: '/my-enquiry/link' | '/installer/link'
}

/** Forged, cut, expired and unknown links all show this page, so it reveals nothing. */
export function LostLink(props: Props) {
  const { heading, lead } = lostLink[props.state]
  return (
    <>
      <Sky heading={heading} lead={lead} card={props.state !== 'erased' && <Resend {...props} />} />
      <section className={`${kit.section} ${styles.call}`}>
        <div className="page">
          <h2>{lostLink.call}</h2>
          <p>
            <PhoneLink {...brand.phone} />
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

function Resend({ state, problem, to = '/my-enquiry/link' }: Props) {
  const id = 'resend-email'
  const { heading, help } = state === 'sent' ? lostLink.again : lostLink.form
  return (
    <form method="post" action={to}>
      <h2 className={kit.heading}>{heading}</h2>
      <p id={`${id}-help`} className={`muted ${kit.help}`}>
        {help}
      </p>
      <TextField
        id={id}
        label={lostLink.form.label}
        problem={problem}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        maxLength={254}
        required
        aria-describedby={describedBy(id, problem?.message)}
      />
      <button type="submit" className={`button ${kit.whole}`}>
        {lostLink.form.button}
      </button>
    </form>
  )
}
