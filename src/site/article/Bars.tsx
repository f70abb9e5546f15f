import { BarsSection } from '../sections/guide/BarsSection.tsx'
import styles from './parts.module.css'

type Props = {
  caption: string
  unit: string
  note?: string
  rows: readonly (readonly [name: string, value: number])[]
  /** Name of the row that matters. */
  highlight?: string
}

/** The bar chart of the guides, inside an article. */
export function Bars({ highlight, ...bars }: Props) {
  return (
    <div className={styles.bars}>
      <BarsSection {...bars} strong={highlight} />
    </div>
  )
}
