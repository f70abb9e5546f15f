import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import {
  choiceOf,
  describeEvening,
  type EveningChoice,
  eveningChoices,
  eveningLabels,
  eveningNames,
  eveningShortNames,
  eveningTable,
  eveningText,
  formatEvening,
} from '#edition/explaining/evening.ts'
import type { Evening as EveningOf } from '#estimate/evening.ts'
import { eveningHome, type Season, seasons } from '#estimate/example-homes.ts'
import { EveningBattery } from '#pictures/explaining/EveningBattery.tsx'
import { Explanation } from '#site/explaining/Explanation.tsx'
import { Switch } from '#site/explaining/Switch.tsx'
import variants from '#site/explaining/variants.module.css'
import styles from './Evening.module.css'
import type { ExplanationProps } from './explanation-props.ts'

/** What a summer night and a winter night take of a battery, thing by thing. Both are in the page; its style shows one. */
export function Evening({ id, data }: ExplanationProps<'evening'>) {
  const root = useRef<HTMLFormElement>(null)
  const [leftOut, setLeftOut] = useState<readonly EveningChoice[]>([])
  const read = () => root.current && setLeftOut(readLeftOut(root.current))

  // What was checked before hydration.
  useEffect(() => {
    read()
  }, [])

  return (
    // Sent nowhere. Browsers that restore what was checked before a reload don't where a form says so.
    <form ref={root} className={styles.evening} method="dialog" autoComplete="off" onChange={read}>
      <Explanation
        id={id}
        shape="right"
        text={eveningText(data)}
        control={
          <Switch
            name="evening-season"
            legend={eveningLabels.legend}
            choices={seasons.map((season) => ({
              value: season,
              label: eveningLabels.season[season],
            }))}
          />
        }
        picture={
          <>
            {seasons.map((season) => (
              <Night key={season} season={season} evening={data[season]} leftOut={leftOut} />
            ))}
            <fieldset className={styles.choices}>
              <legend>{eveningLabels.running}</legend>
              {eveningChoices.map(({ name, label }) => (
                <label key={name}>
                  <input type="checkbox" name={`evening-${name}`} value={name} defaultChecked />
                  {label}
                </label>
              ))}
            </fieldset>
            {seasons.map((season) => (
              <output key={season} data-season={season} className={styles.answer}>
                {formatEvening(data[season], leftOut)}
              </output>
            ))}
          </>
        }
        numbers={{ caption: 'Two evenings, thing by thing', table: eveningTable(data) }}
      />
    </form>
  )
}

type NightProps = { season: Season; evening: EveningOf; leftOut: readonly EveningChoice[] }

function Night({ season, evening, leftOut }: NightProps) {
  return (
    <div data-season={season}>
      {(['wide', 'narrow'] as const).map((variant) => (
        <EveningBattery
          key={variant}
          variant={variant}
          className={`${variants[variant]} ${variants.limited}`}
          layers={evening.parts.map(({ name, kwh }) => ({
            name: (variant === 'wide' ? eveningNames : eveningShortNames)[name],
            kwh: leftOut.includes(choiceOf(name)) ? 0 : kwh,
          }))}
          usable={eveningHome.usableKwh}
          words={eveningLabels}
          format={(kwh) => formatNumber(kwh, 1)}
          description={describeEvening(season, evening)}
        />
      ))}
    </div>
  )
}

function readLeftOut(root: HTMLElement): EveningChoice[] {
  return eveningChoices
    .map(({ name }) => name)
    .filter((name) => !root.querySelector(`input[value="${name}"]:checked`))
}
