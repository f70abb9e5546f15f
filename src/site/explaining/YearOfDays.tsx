import { useState } from 'react'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import {
  averageDay,
  describeYear,
  formatDayFlows,
  formatPlace,
  monthKwh,
  monthsFromJune,
  placeFromJune,
  type WithOrWithout,
  yearLabels,
  yearText,
} from '#edition/explaining/year-of-days.ts'
import { YearOfDays as Picture } from '#pictures/explaining/YearOfDays.tsx'
import { Explanation } from './Explanation.tsx'
import type { ExplanationProps } from './explanation-props.ts'
import { Slider } from './Slider.tsx'
import { Switch } from './Switch.tsx'
import variants from './variants.module.css'
import styles from './YearOfDays.module.css'

const batteries: readonly WithOrWithout[] = ['without', 'with']

/** A roof's year, a bar to a day, without a battery and with one. */
export function YearOfDays({ id, today, data: year, takeOver }: ExplanationProps<'year-of-days'>) {
  const [battery, setBattery] = useState<WithOrWithout>('without')
  const [chosen, setChosen] = useState<number>()
  const { generated } = year
  const months = monthsFromJune.map((month) => {
    const kWh = (days: readonly number[]) => formatNumber(monthKwh(days, month))
    const flows = batteries.flatMap((one) => [kWh(year[one].atHome), kWh(year[one].imported)])
    return { cells: [month.name, kWh(generated), ...flows] }
  })
  return (
    <Explanation
      id={id}
      shape="wide"
      text={yearText(year)}
      control={
        <Switch
          name="year-battery"
          legend={yearLabels.legend}
          choices={[
            { value: 'without', label: yearLabels.without },
            { value: 'with', label: yearLabels.with(year) },
          ]}
          onChoose={(value) => setBattery(value === 'with' ? 'with' : 'without')}
        />
      }
      picture={
        <div className={styles.year}>
          <Picture
            generated={generated}
            states={batteries.map((name) => ({
              name,
              flows: year[name],
              used: yearLabels.used[name],
              spare: yearLabels.spare,
              imported: yearLabels.dark,
            }))}
            months={monthsFromJune}
            averages={['June', 'December'].map((month) => ({
              month,
              text: `${averageDay(year, month)} kWh a day`,
            }))}
            axis={yearLabels.axis}
            chosen={chosen}
            onPoint={setChosen}
            description={describeYear(year)}
            wide={variants.wide}
            narrow={variants.narrow}
            bars={styles.bars}
            gaps={styles.gaps}
          />
          <Slider
            label={yearLabels.slider}
            last={generated.length - 1}
            value={chosen ?? placeFromJune(today)}
            onChange={setChosen}
            chosen={chosen === undefined ? yearLabels.prompt : formatPlace(chosen)}
            about={
              chosen === undefined ? yearLabels.promptMore : formatDayFlows(year, chosen, battery)
            }
            back={yearLabels.back}
            forward={yearLabels.forward}
            goesRound
            isWide
            takeOver={takeOver}
          />
          <dl className={styles.key}>
            {(['atHome', 'exported', 'imported'] as const).map((flow) => (
              <div key={flow} data-flow={flow}>
                <dt>{yearLabels[flow]}</dt>
                {batteries.map((one) => (
                  <dd key={one} data-battery={one}>
                    {formatNumber(year[one].totals[flow])} kWh
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </div>
      }
      numbers={{
        caption: yearLabels.caption,
        table: { head: yearLabels.numbers, rows: months },
      }}
    />
  )
}
