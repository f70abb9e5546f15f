import type { ReactNode } from 'react'
import { firmWords } from '#content/pages/firm.ts'
import { fill } from '../link-page/fill.tsx'
import kit from '../link-page/link-page.module.css'
import { Message } from '../link-page/Message.tsx'
import styles from './Firm.module.css'
import type { FirmFrame } from './firm-page.ts'

type Props = {
  frame: FirmFrame
  heading: ReactNode
  lead?: ReactNode
  children: ReactNode
  /** Whether the problem is shown beside a field instead. */
  besideField?: boolean
}

/** A page of an installer's own: its heading, what was just done or could not be, and the rest. */
export function FirmTop({ frame, heading, lead, children, besideField }: Props) {
  const { done = '', problem, tradingName } = frame
  const sentence = firmWords.done[done]
  return (
    <section className={`${kit.section} ${styles.section}`}>
      <div className="page">
        <h1 className={styles.heading} dir="auto">
          {heading}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <Message
          done={sentence && fill(sentence, { name: tradingName })}
          problem={besideField ? undefined : problem?.message}
        />
        {children}
      </div>
    </section>
  )
}

/** The parts of the firm's own settings. */
export function FirmParts({ path }: { path: string }) {
  const { parts, heading } = firmWords.firm
  return (
    <nav className={styles.parts} aria-label={heading}>
      <ul>
        {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => {
          const to = `/installer/firm/${part}`
          return (
            <li key={part}>
              <a href={to} aria-current={path === to ? 'page' : undefined}>
                {parts[part]}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
