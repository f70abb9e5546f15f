import type { ReactNode } from 'react'
import type { Ground, Headed } from '#content/pages/page.ts'
import { Text } from '../../ui/Text.tsx'
import styles from './Band.module.css'

type HeadProps = Pick<Headed, 'lead'> & {
  heading?: string | undefined
  /** Something short under the heading. */
  remark?: ReactNode
}

type Props = HeadProps &
  Pick<Headed, 'verdict'> & {
    id?: string | undefined
    ground?: Ground | undefined
    /** 'beside' puts the heading left of the content, as questions have it. */
    shape?: 'above' | 'beside'
    children: ReactNode
  }

/** One section of a page: its ground, its heading and room around both. */
export function Band({ id, ground = 'paper', shape = 'above', verdict, children, ...head }: Props) {
  return (
    <section id={id} className={styles[ground]}>
      <div className={`page ${shape === 'beside' ? 'split' : ''}`}>
        <Head {...head} />
        <Content verdict={verdict}>{children}</Content>
      </div>
    </section>
  )
}

/** The same as half of a section. */
export function HalfBand({ id, verdict, children, ...head }: Omit<Props, 'ground' | 'shape'>) {
  return (
    <div id={id} className={styles.half}>
      <Head {...head} />
      <Content verdict={verdict}>{children}</Content>
    </div>
  )
}

function Head({ heading, lead, remark }: HeadProps) {
  if (!heading) return null
  return (
    <div className="section-head">
      <h2>{heading}</h2>
      {lead && (
        <p className="lead">
          <Text>{lead}</Text>
        </p>
      )}
      {remark}
    </div>
  )
}

function Content({ verdict, children }: Pick<Props, 'verdict' | 'children'>) {
  return (
    <div className={styles.content}>
      {children}
      {verdict && (
        <p className={`remark ${styles.verdict}`}>
          <b>{verdict.strong}</b> <Text>{verdict.text}</Text>
        </p>
      )}
    </div>
  )
}
