import type { ReactNode } from 'react'
import type { Ground } from '#content/pages/page.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './Band.module.css'

type Props = {
  heading?: string | undefined
  lead?: string | undefined
  id?: string | undefined
  ground?: Ground | undefined
  /** 'beside' puts the heading left of the content, as questions and prose have it. */
  shape?: 'above' | 'beside'
  /** Something short under the heading. */
  remark?: ReactNode
  children: ReactNode
}

/** One section of a page: its ground, its heading and room around both. */
export function Band({
  heading,
  lead,
  id,
  ground = 'paper',
  shape = 'above',
  remark,
  children,
}: Props) {
  return (
    <section id={id} className={styles[ground]}>
      <div className={`page ${shape === 'beside' ? 'split' : styles.above}`}>
        {heading && (
          <div className="section-head">
            <h2>{heading}</h2>
            {lead && (
              <p className="lead">
                <Text>{lead}</Text>
              </p>
            )}
            {remark}
          </div>
        )}
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  )
}
