import { Icon } from '../ui/Icon.tsx'
import styles from './WroteBefore.module.css'

/** The same phone or e-mail as an earlier enquiry. The lead’s own page names the others. */
export function WroteBefore() {
  return (
    <span className={styles.before} title="Same phone or e-mail as an earlier enquiry">
      <Icon name="copy" size={13} /> 2nd
    </span>
  )
}
