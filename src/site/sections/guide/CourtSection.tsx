import { TennisCourt } from '#pictures/explaining/TennisCourt.tsx'
import styles from './CourtSection.module.css'

type Props = { panels: number; caption: string }

export function CourtSection({ panels, caption }: Props) {
  return (
    <figure id="tennis-court" className={styles.court}>
      <TennisCourt panels={panels} description={caption} />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
