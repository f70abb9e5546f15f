import { type CapPeriod, capPeriods } from '#domain/installer/installer.ts'
import kit from '../ui/kit.module.css'
import { Section } from '../ui/Section.tsx'
import { CapMeter } from './CapMeter.tsx'
import type { OfInstaller } from './installers-query.ts'
import styles from './parts.module.css'

const names: Record<CapPeriod, string> = {
  day: 'Today',
  week: 'This week',
  month: 'This month',
}

/** How many leads an installer accepted, beside its caps. */
export function Caps({ installer: { caps, accepted, weight } }: OfInstaller) {
  return (
    <Section title="Caps" about="the lowest counts">
      <dl className={styles.caps}>
        {capPeriods.map((period) => {
          const cap = caps[period]
          return (
            <div key={period}>
              <dt>{names[period]}</dt>
              <dd>{cap !== undefined && <CapMeter accepted={accepted[period]} cap={cap} />}</dd>
              <dd>
                {accepted[period]} {cap === undefined ? 'accepted, no cap' : `of ${cap}`}
              </dd>
            </div>
          )
        })}
      </dl>
      <p className={`${kit.note} ${styles.small}`}>
        Weight {weight}: its share of leads beside the others. Lowering a cap under what is taken
        takes back open offers, and nothing it accepted.
      </p>
    </Section>
  )
}
