import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import type { Period } from '#domain/insight/period.ts'
import { formatFilter, type LeadFilter } from '#domain/lead/filter.ts'
import styles from './FigureLink.module.css'

/** A figure that opens the leads it counts. Nothing is no link. */
export function FigureLink({
  count,
  period: { since, until },
  filter,
  label,
  children,
}: {
  count: number
  period: Period
  filter: Partial<LeadFilter>
  /** What the leads are, for screen readers, where the table's headings don't say it. */
  label?: string
  /** In place of the number. */
  children?: ReactNode
}) {
  const text = children ?? formatNumber(count)
  if (count === 0) return text
  return (
    <Link
      className={styles.link}
      to="/console"
      search={formatFilter({ state: 'genuine', since, until, ...filter })}
      aria-label={label}
    >
      {text}
    </Link>
  )
}
