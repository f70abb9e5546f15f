import { home } from '#content/pages/home.ts'
import { DayChart } from '#pictures/DayChart.tsx'
import styles from './Day.module.css'

export function Day() {
  const { heading, lead, remarks } = home.day
  return (
    <section className={styles.day}>
      <div className="page">
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <DayChart variant="wide" className={styles.wide} />
        <DayChart variant="narrow" className={styles.narrow} />
        <div className={styles.remarks}>
          {remarks.map(({ strong, text }) => (
            <p key={strong}>
              <b>{strong}</b> {text}
            </p>
          ))}
        </div>
        <p className={`dated ${styles.note}`}>
          A clear January day in Melbourne, 6.6 kW facing north at 22°, a family of four who use 15
          kWh. Our own model of the sun’s path; the family is an assumption.
        </p>
      </div>
    </section>
  )
}
