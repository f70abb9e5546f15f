import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/Icon.tsx'
import kit from '../../ui/kit.module.css'
import { spellCount } from '../../words/labels.ts'
import { formatOthers } from '../format.ts'
import type { Insights } from '../insights-query.ts'
import styles from './NotCalled.module.css'

/** The leads whose visitors say that nobody called, whatever the desk recorded. */
export function NotCalled({ notCalled: { total, latest } }: { notCalled: Insights['notCalled'] }) {
  if (total === 0) return null
  const others = total - latest.length
  return (
    <div className={`${kit.quote} ${styles.notCalled}`}>
      <p>
        <strong className={`${kit.withIcon} ${kit.late}`}>
          <Icon name="late" size={14} /> {spellCount(total, 'visitor says', 'visitors say')} nobody
          called.
        </strong>{' '}
        We ask once the promised time is over.
      </p>
      <ul className={`${kit.inline} ${kit.tabular}`}>
        {latest.map(({ id, reference, isReached }) => (
          <li key={id}>
            <Link to="/console/leads/$id" params={{ id }}>
              {reference}
            </Link>
            {isReached && <small> recorded as called</small>}
          </li>
        ))}
        {others > 0 && <li>{formatOthers(others)}</li>}
      </ul>
    </div>
  )
}
