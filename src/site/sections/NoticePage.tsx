import type { ReactNode } from 'react'
import { brand } from '../brand.ts'
import notice from './Notice.module.css'

type Props = {
  heading: string
  text: string
  /** The form with the button, where something is asked. */
  children?: ReactNode
}

/** A page behind a link that asks one thing, or says what became of it. */
export function NoticePage({ heading, text, children }: Props) {
  return (
    <section className={notice.notice}>
      <div className="page">
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        {children}
        <p className={notice.to}>
          Call <a href={`tel:${brand.phone.link}`}>{brand.phone.label}</a> or write to{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </p>
      </div>
    </section>
  )
}
