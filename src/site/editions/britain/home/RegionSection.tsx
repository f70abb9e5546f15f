import { formatWithUnit } from '#content/format.ts'
import type { Section } from '#content/pages/page.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { listRegions } from '#edition/model-figures.ts'
import { RegionMap } from '#scenes/RegionMap.tsx'
import { Band } from '#site/sections/guide/Band.tsx'
import { BarsSection } from '#site/sections/guide/BarsSection.tsx'
import styles from './RegionSection.module.css'

type Props = { section: Extract<Section, { kind: 'bars' }>; today: Day }

/** The bars of the five regions beside a map of them. */
export function RegionSection({ section, today }: Props) {
  const regions = listRegions(today).map(({ region, name, saving }) => ({
    region,
    name,
    figure: formatWithUnit(Math.round(saving), section.unit),
  }))
  return (
    <Band {...section}>
      <div className={styles.together}>
        <RegionMap className={styles.map} regions={regions} />
        <BarsSection {...section} />
      </div>
    </Band>
  )
}
