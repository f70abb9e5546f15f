import { withdraw } from '#content/pages/withdraw.ts'
import { brand } from '../../brand.ts'
import notice from '../Notice.module.css'
import styles from './Withdrawal.module.css'

/** Only whoever has a good link is asked, and sends its token back. */
export type WithdrawalProps =
  | { state: 'ask'; token: string }
  | { state: 'done' | 'forged' | 'expired' }

/** Where the link in a confirmation leads: it asks, says that it is done, or says why it cannot be. */
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
            <button type="submit" className={styles.button}>
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
