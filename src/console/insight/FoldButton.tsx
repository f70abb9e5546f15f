import { Icon } from '../ui/Icon.tsx'
import styles from './FoldButton.module.css'
import { formatOthers } from './format.ts'

/** Opens the folded rows: 'And twelve others'. */
export function FoldButton({
  count,
  isOpen,
  onToggle,
}: {
  count: number
  isOpen: boolean
  onToggle: () => void
}) {
  return (
    <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={onToggle}>
      And {formatOthers(count).toLowerCase()} <Icon name="caret" size={12} />
    </button>
  )
}
