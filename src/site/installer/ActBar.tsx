import type { ReactNode } from 'react'
import styles from './OfferPage.module.css'

type Props = {
  /** The one next step. */
  step: ReactNode
  /** What else may be done, under it. */
  children?: ReactNode
}

/** The bar at the foot of an offer, which stays in reach. */
export function ActBar({ step, children }: Props) {
  return (
    <div className={styles.act}>
      <div className={`page ${styles.bar}`}>
        {step}
        {children && <div className={styles.row}>{children}</div>}
      </div>
    </div>
  )
}
