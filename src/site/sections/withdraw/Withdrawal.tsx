import { withdraw } from '#content/pages/withdraw.ts'
import { NoticePage } from '../NoticePage.tsx'

/** Only a valid link asks for confirmation, which posts its token. */
export type WithdrawalProps =
  | { state: 'ask'; token: string }
  | { state: 'done' | 'forged' | 'expired' }

/** The page behind the link in a confirmation: it asks, says that it is done, or says why it cannot be done. */
export function Withdrawal(props: WithdrawalProps) {
  const { heading, text } = withdraw[props.state]
  return (
    <NoticePage heading={heading} text={text}>
      {props.state === 'ask' && (
        <form method="post" action="/withdraw">
          <input type="hidden" name="token" value={props.token} />
          <button type="submit" className="button">
            {withdraw.ask.button}
          </button>
        </form>
      )}
    </NoticePage>
  )
}
