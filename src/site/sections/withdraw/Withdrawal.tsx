import { withdraw } from '#content/pages/withdraw.ts'
import { brand } from '../../brand.ts'
import notice from '../Notice.module.css'

/** Only a valid link asks for confirmation, which posts its token. */
export type WithdrawalProps =
  | { state: 'ask'; token: string }
  | { state: 'done' | 'forged' | 'expired' }

/** The page behind the link in a confirmation: it asks, says that it is done, or says why it cannot be done. */
export function Withdrawal(props: WithdrawalProps) {
  const { heading, text } = withdraw[props.state]
  return (
    <section className={notice.notice}>
      <div className="page">
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        {props.state === 'ask' && (
          <form method="post" action="/withdraw">
            <input type="hidden" name="token" value={props.token} />
            <button type="submit" className="button">
              {withdraw.ask.button}
            </button>
          </form>
        )}
        <p className={notice.to}>
          Call <a href={`tel:${brand.phone.link}`}>{brand.phone.label}</a> or write to{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </p>
      </div>
    </section>
  )
}
