import { MarkPicture } from '#site/ui/Mark.tsx'
import { brand } from '../client/brand.ts'
import styles from './Wordmark.module.css'

/** The brand's mark and name over 'Lead desk', for dark backgrounds. */
export function Wordmark() {
  return (
    <p className={styles.wordmark}>
      <MarkPicture mark={brand.mark} onDark />
      <span>
        {brand.name} <small>Lead desk</small>
      </span>
    </p>
  )
}
