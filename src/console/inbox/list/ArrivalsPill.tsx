import { Key } from '../../keys/Key.tsx'
import styles from './ArrivalsPill.module.css'

/** What arrived while the list was in use; it waits to be let in. */
export function ArrivalsPill({ waiting, show }: { waiting: number; show: () => void }) {
  if (waiting === 0) return null
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.pill}
        onClick={() => {
          show()
          window.scrollTo({ top: 0 })
        }}
      >
        <span>
          <b>{waiting} new</b>, press
        </span>{' '}
        <Key>.</Key>
      </button>
    </div>
  )
}
