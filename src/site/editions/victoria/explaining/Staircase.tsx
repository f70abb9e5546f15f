import { useEffect, useState } from 'react'
import { type Day, formatDay } from '#domain/estimate/shared/day.ts'
import {
  describeStairs,
  formatDaysLeft,
  formatPeriod,
  formatShortPeriod,
  formatStair,
  staircaseLabels,
  staircaseText,
  stairOn,
  stairs,
} from '#edition/explaining/staircase.ts'
import { formatMoney } from '#estimate/format-money.ts'
import { Staircase as Picture } from '#pictures/explaining/Staircase.tsx'
import { StairsFromAbove } from '#pictures/explaining/StairsFromAbove.tsx'
import { dayHere } from '#site/day-here.ts'
import { Explanation } from '#site/explaining/Explanation.tsx'
import { Slider } from '#site/explaining/Slider.tsx'
import variants from '#site/explaining/variants.module.css'
import type { ExplanationProps } from './explanation-props.ts'
import styles from './Staircase.module.css'

const first = stairs[0]?.from ?? ''
const months = (day: Day) => (Date.parse(day) - Date.parse(first)) / (86_400_000 * (365.25 / 12))
const steps = stairs.map(({ from, until, battery, panels }) => ({
  from: months(from),
  to: months(until),
  battery,
  panels,
}))
/** '2027' on its first day, and nothing on others. */
const yearBegun = (day: Day) => (day.endsWith('-01-01') ? day.slice(0, 4) : '')
const years = [...stairs.map(({ from }) => from), stairs.at(-1)?.until ?? '']
  .filter((day) => day.endsWith('-01-01'))
  .map((day) => ({ month: months(day), name: day.slice(0, 4) }))

/** The federal discounts, step by step to their end, with a pole where we are today. */
export function Staircase({ id, today: builtOn, takeOver }: ExplanationProps<'staircase'>) {
  const [today, setToday] = useState(builtOn)
  const now = stairOn(today)
  const ahead = stairs.filter(({ until }) => today < until)
  const [chosen, setChosen] = useState(0)
  const stair = ahead[chosen]
  const description = describeStairs(today)

  // The page may have been built days ago.
  useEffect(() => setToday(dayHere()), [])

  const left = formatDaysLeft(today)
  return (
    <Explanation
      id={id}
      shape="wide"
      text={staircaseText(today)}
      picture={
        <>
          {(['wide', 'middle'] as const).map((variant) => (
            <Picture
              key={variant}
              variant={variant}
              className={`${styles.stairs} ${variants[variant === 'wide' ? 'widest' : 'middle']}`}
              steps={steps}
              years={years}
              today={
                now && { month: months(today), name: `Today, ${formatDay(today)}`, remark: left }
              }
              chosen={stairs.length - ahead.length + chosen}
              onChoose={(index) => setChosen(Math.max(0, index - (stairs.length - ahead.length)))}
              words={staircaseLabels}
              description={description}
              formatMoney={formatMoney}
            />
          ))}
          <div className={variants.narrow}>
            <p className={styles.today}>
              <strong>Today, {formatDay(today)}</strong> {left}
            </p>
            <StairsFromAbove
              className={`${styles.stairs} ${styles.above}`}
              rows={ahead.map((one) => ({
                ...one,
                name: formatShortPeriod(one, today),
              }))}
              chosen={chosen}
              onChoose={setChosen}
              formatMoney={formatMoney}
              description={description}
            />
            <p>
              <b>{staircaseLabels.nothing}</b> {staircaseLabels.fromEnd}
            </p>
            <ul className={styles.legend}>
              <li data-flight="battery">{staircaseLabels.battery}</li>
              <li data-flight="panels">{staircaseLabels.panels}</li>
              <li>
                <b>{staircaseLabels.both}</b>
              </li>
            </ul>
          </div>
          {stair && (
            <Slider
              id={`${id}-slider`}
              label={staircaseLabels.slider}
              last={ahead.length - 1}
              ticks={ahead.map(({ from }, index) => (index === 0 ? 'Now' : yearBegun(from)))}
              value={chosen}
              onChange={setChosen}
              chosen={formatPeriod(stair, today)}
              about={formatStair(stair, today)}
              back="One step earlier"
              forward="One step later"
              takeOver={takeOver}
            />
          )}
        </>
      }
      numbers={{
        caption: 'Both discounts, step by step',
        table: {
          head: staircaseLabels.numbers,
          rows: ahead.map((one) => ({
            cells: [
              formatPeriod(one, today),
              formatMoney(one.battery),
              formatMoney(one.panels),
              formatMoney(one.both),
            ],
          })),
        },
      }}
    />
  )
}
