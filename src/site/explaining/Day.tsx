import { useState } from 'react'
import {
  dayLabels,
  dayTable,
  dayText,
  describeDay,
  formatDayHour,
  formatHour,
} from '#edition/explaining/day.ts'
import { brightDayHome } from '#estimate/example-homes.ts'
import { DayChart, shownHours } from '#pictures/DayChart.tsx'
import { HouseAtHour } from '#pictures/HouseAtHour.tsx'
import styles from './Day.module.css'
import { Explanation } from './Explanation.tsx'
import type { ExplanationProps } from './explanation-props.ts'
import { Slider } from './Slider.tsx'
import { Switch } from './Switch.tsx'
import variants from './variants.module.css'

const houses = ['without', 'with'] as const

/** A day’s sun and a day’s use, and what the house does at the hour that is chosen. */
export function Day({ id, data, takeOver }: ExplanationProps<'day'>) {
  const [battery, setBattery] = useState<(typeof houses)[number]>('without')
  const [hour, setHour] = useState(13)
  const hasBattery = battery === 'with'
  const now = data[battery][hour]
  return (
    <Explanation
      id={id}
      shape="wide"
      text={dayText(data)}
      control={
        <Switch
          name="day-battery"
          legend={dayLabels.legend}
          choices={houses.map((value) => ({ value, label: dayLabels[value] }))}
          onChoose={(value) => setBattery(value === 'with' ? 'with' : 'without')}
        />
      }
      picture={
        <div className={styles.day}>
          {houses.map((house) => (
            <div key={house} data-house={house}>
              {(['wide', 'narrow'] as const).map((variant) => (
                <DayChart
                  key={variant}
                  variant={variant}
                  className={`${variants[variant]} ${styles[variant]}`}
                  hours={data[house]}
                  hasBattery={house === 'with'}
                  chosen={hour}
                  onChoose={setHour}
                  description={describeDay(data[house], house === 'with')}
                />
              ))}
            </div>
          ))}
          {now && (
            <div className={styles.hour}>
              <HouseAtHour
                className={styles.house}
                hour={now}
                charge={hasBattery ? now.charge / brightDayHome.usableKwh : undefined}
              />
              <Slider
                label={dayLabels.slider}
                last={shownHours.last - shownHours.first}
                value={hour - shownHours.first}
                onChange={(value) => setHour(value + shownHours.first)}
                chosen={formatHour(hour)}
                about={formatDayHour(now, hasBattery)}
                back={dayLabels.earlier}
                forward={dayLabels.later}
                takeOver={takeOver}
              />
            </div>
          )}
        </div>
      }
      numbers={{ caption: dayLabels.caption, table: dayTable(data) }}
    />
  )
}
