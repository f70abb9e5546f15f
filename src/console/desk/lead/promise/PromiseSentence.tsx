import type { ReactNode } from 'react'
import type { PromiseClock } from '#domain/promise/promise-clock.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './PromiseSentence.module.css'

/** How the promise stands, what explains it, and what can be done about it. */
export function PromiseSentence({
  kind,
  headline,
  explanation,
  children,
}: {
  kind: PromiseClock['kind']
  headline: string
  explanation: ReactNode
  children?: ReactNode
}) {
  return (
    <p className={styles.sentence}>
      <strong data-kind={kind}>
        {kind === 'over' && <Icon name="late" />}
        {headline}
      </strong>{' '}
      <span>{explanation}</span>
      {children}
    </p>
  )
}
