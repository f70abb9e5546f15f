import { success } from '#content/pages/success.ts'
import { brand } from '../../brand.ts'
import styles from './Help.module.css'

export function Help() {
  const { heading, reply } = success.help
  const [weekdays] = brand.hours
  return (
    <section className={styles.help}>
      <div className="page">
        <h2>{heading}</h2>
        <p className="lead">
          Call <a href={`tel:${brand.phone.link}`}>{brand.phone.label}</a>
          {weekdays && `, ${weekdays.days} ${weekdays.opens} to ${weekdays.closes}`}, or write to{' '}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>. {reply}
        </p>
      </div>
    </section>
  )
}
