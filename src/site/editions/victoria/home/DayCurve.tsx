import { daySource, describeDay } from '#edition/explaining/day.ts'
import { home } from '#edition/pages/home.ts'
import { brightDay } from '#estimate/bright-day.ts'
import { DayChart } from '#pictures/DayChart.tsx'
import { Band } from '#site/sections/guide/Band.tsx'
import styles from './DayCurve.module.css'

/** A day's sun and a day's use. */
export function DayCurve() {
  const { heading, lead, link } = home.day
  const day = brightDay()
  return (
    <Band
      ground="sky"
      shape="beside"
      heading={heading}
      lead={lead}
      remark={
        <p>
          <a href={link.path}>{link.label}</a>
        </p>
      }
    >
      <DayChart className={styles.day} hours={day} description={describeDay(day)} />
      <p className="dated">{daySource}</p>
    </Band>
  )
}
