import { Key } from '../../../shortcuts/Key.tsx'
import kit from '../../../ui/kit.module.css'
import styles from './ArrivalsPill.module.css'

/** Shows the leads that arrived while the list was in use. */
export function ArrivalsPill({ waiting, onShow }: { waiting: number; onShow: () => void }) {
  if (waiting === 0) return null
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={`${kit.withIcon} ${styles.pill}`}
        onClick={() => {
          onShow()
          window.scrollTo({ top: 0 })
        }}
      >
        <span>
          <b>{waiting} new</b>
          <span className={kit.notOnPhones}>, press</span>
        </span>{' '}
        <Key>.</Key>
      </button>
    </div>
  )
}
