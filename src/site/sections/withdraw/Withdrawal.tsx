import { withdraw } from '#content/pages/withdraw.ts'
import { brand } from '../../brand.ts'
import notice from '../Notice.module.css'
import styles from './Withdrawal.module.css'

/** Four answers in one page, all hidden: the server leaves the one that is true. */
export function Withdrawal() {
  return (
    <section className={notice.notice}>
      <div className="page">
        {(['ask', 'done', 'forged', 'expired'] as const).map((state) => (
          <div key={state} data-withdrawal={state} hidden>
            <h1>{withdraw[state].heading}</h1>
            <p className="lead">{withdraw[state].text}</p>
            {state === 'ask' && (
              <form method="post" action="/withdraw">
                <input type="hidden" name="token" />
                <button type="submit" className={styles.button}>
                  {withdraw.ask.button}
                </button>
              </form>
            )}
          </div>
        ))}
        <p className={notice.to}>
          Call <a href={`tel:${brand.phone.link}`}>{brand.phone.shown}</a> or write to{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </p>
      </div>
    </section>
  )
}
