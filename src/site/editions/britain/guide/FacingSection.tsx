import type { Section } from '#content/pages/page.ts'
import { formatNumber } from '#domain/estimate/shared/numbers.ts'
import { exampleKw } from '#edition/model-figures.ts'
import { facingShares, yields } from '#estimate/data/sun.ts'
import { RoofCompass } from '#pictures/explaining/RoofCompass.tsx'
import variants from '#site/explaining/variants.module.css'
import { Band } from '#site/sections/guide/Band.tsx'
import { BarsSection } from '#site/sections/guide/BarsSection.tsx'
import styles from './FacingSection.module.css'

/** Clockwise from the noon sun. */
const directions = [
  ['S', 'South'],
  ['SW', 'South-west'],
  ['W', 'West'],
  ['NW', 'North-west'],
  ['N', 'North'],
  ['NE', 'North-east'],
  ['E', 'East'],
  ['SE', 'South-east'],
] as const

const faces = directions.map(([letters, name]) => {
  const share = facingShares.value[letters].mid
  return {
    letters,
    name,
    share,
    figure: formatNumber(exampleKw * yields.value.south.mid * share),
    remark: share === 1 ? 'the most' : `${formatNumber(100 * share)}%`,
  }
})

const description = `A square house on a compass with panels on each side of its roof. In a year ${exampleKw} kW make ${faces
  .map(({ name, figure }) => `${figure} kWh facing ${name.toLowerCase()}`)
  .join(', ')}, in the south of England.`

type Props = { section: Extract<Section, { kind: 'bars' }> }

/** The bars of the directions beside a compass. */
export function FacingSection({ section }: Props) {
  return (
    <Band {...section}>
      <div className={styles.together}>
        <div className={styles.compass}>
          {(['wide', 'narrow'] as const).map((variant) => (
            <RoofCompass
              key={variant}
              variant={variant}
              className={`${variants[variant]} ${variants.limited}`}
              directions={faces}
              unit="kWh"
              turn={0}
              description={description}
            />
          ))}
        </div>
        <BarsSection {...section} />
      </div>
    </Band>
  )
}
