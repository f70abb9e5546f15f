import { phoneHours } from '#content/call-promise.ts'
import { success } from '#edition/pages/success.ts'
import { brand } from '../../brand.ts'
import styles from './Help.module.css'

export function Help() {
  const { heading, reply } = success.help
  return (
    <section className={styles.help}>
      <div className="page">
        <h2>{heading}</h2>
        <p className="lead">
          Call <a href={`tel:${brand.phone.link}`}>{brand.phone.label}</a>
          {`, ${phoneHours(brand).join(', ')}. Or write to `}
          <a href={`mailto:${brand.email}`}>{brand.email}</a>. {reply}
        </p>
      </div>
    </section>
  )
}
