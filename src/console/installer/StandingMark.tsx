import type { Standing } from '#domain/installer/standing.ts'
import type { LeadState } from '#domain/lead/state.ts'
import { useLocalTime } from '../client/server-time.ts'
import { Icon } from '../ui/Icon.tsx'
import { StateShape } from '../ui/StateShape.tsx'
import styles from './StandingMark.module.css'
import { formatStanding } from './words.ts'

const shapes: Partial<Record<Standing['is'], LeadState>> = {
  taking: 'new',
  partly: 'contacted',
  full: 'contacted',
  'no-terms': 'held',
  'not-started': 'held',
  closed: 'lost',
}

/** Whether an installer gets leads, as a shape and in words. */
export function StandingMark({ standing }: { standing: Standing }) {
  const { label, more } = formatStanding(standing, useLocalTime())
  const shape = shapes[standing.is]
  return (
    <span className={styles.standing} data-is={standing.is}>
      {shape ? (
        <StateShape state={shape} />
      ) : (
        <Icon name={standing.is === 'nothing-current' ? 'failing' : 'pause'} size={14} />
      )}
      <span>
        {label}
        {more && <small> {more}</small>}
      </span>
    </span>
  )
}
