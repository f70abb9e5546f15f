import type { NewPasskeyRequest, PasskeyRequest } from '../ui/passkeys.ts'
import styles from './Firm.module.css'

type Props = { to: string; act: string; button: string } & (
  | { make: NewPasskeyRequest }
  | { use: PasskeyRequest }
)

/** A form that script shows where there are passkeys, and sends once the browser has made or used one. */
export function PasskeyForm({ to, act, button, ...request }: Props) {
  return (
    <form
      method="post"
      action={to}
      className={styles.buttons}
      data-passkey={JSON.stringify(request)}
      hidden
    >
      <input type="hidden" name="act" value={act} />
      <button type="submit" className="quiet">
        {button}
      </button>
      <p role="status" />
    </form>
  )
}
