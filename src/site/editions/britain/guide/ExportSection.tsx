import type { Section } from '#content/pages/page.ts'
import type { Day } from '#domain/estimate/shared/day.ts'
import { exportStacks } from '#edition/export-rows.ts'
import { PennyRoll, PennyStacks } from '#scenes/Pennies.tsx'
import { Band } from '#site/sections/guide/Band.tsx'
import { TableSection } from '#site/sections/guide/TableSection.tsx'
import { Summary } from '#site/ui/Summary.tsx'
import { Text } from '#site/ui/Text.tsx'
import styles from './ExportSection.module.css'

type Props = { section: Extract<Section, { kind: 'table' }>; today: Day }

/** What suppliers pay, in pennies: stacks on a wide screen, rolls on a phone. */
export function ExportSection({ section, today }: Props) {
  const { note, ...table } = section
  const stacks = exportStacks(today)
  const description = `What a kWh sells for, in stacks of pennies. ${stacks
    .map(({ supplier, plan, pence, tie }) => `${supplier} ${plan}: ${pence}p. ${tie}.`)
    .join(' ')}`
  return (
    <Band {...section}>
      <PennyStacks className={styles.stacks} stacks={stacks} description={description} />
      <ul className={styles.rolls}>
        {stacks.map((stack) => (
          <li key={stack.supplier + stack.plan}>
            <p className={styles.name}>
              <b>{`${stack.supplier}, ${stack.plan}`}</b>
              <span>{`${stack.pence}p`}</span>
            </p>
            <p>{`${stack.tie}. ${stack.seen}.`}</p>
            <PennyRoll {...stack} />
          </li>
        ))}
      </ul>
      <details className={styles.table}>
        <Summary>All of them in a table, and one that pays by the hour</Summary>
        <TableSection {...table} />
      </details>
      {note && (
        <p className="dated">
          <Text>{note}</Text>
        </p>
      )}
    </Band>
  )
}
