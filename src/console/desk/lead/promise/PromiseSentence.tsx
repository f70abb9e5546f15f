import type { ReactNode } from 'react'
import type { PromiseClock } from '#domain/promise/promise-clock.ts'
import { Icon } from '../../../ui/Icon.tsx'
import kit from '../../../ui/kit.module.css'
import styles from './PromiseStatus.module.css'

/** The state of the promise, its explanation, and the actions for it. */
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
    <p className={`${kit.inline} ${styles.sentence}`}>
      <strong className={`${kit.withIcon} ${kind === 'over' ? kit.late : ''}`}>
        {kind === 'over' && <Icon name="late" />}
        {headline}
      </strong>{' '}
      <span className={kit.muted}>{explanation}</span>
      {children}
    </p>
  )
}
