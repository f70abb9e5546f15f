import type { ReactNode } from 'react'
import styles from './Facts.module.css'

type Fact = readonly [name: ReactNode, value: ReactNode] | false | null | undefined | ''

/** Facts by their names, a line each; those that don't hold are left out. `narrow` is for columns at the side. */
export function Facts({ facts, narrow }: { facts: readonly Fact[]; narrow?: boolean }) {
  return (
    <dl className={styles.facts} data-narrow={narrow || undefined}>
      {facts.map(
        (fact, index) =>
          fact && (
            <div key={index}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Figures in a line, each above what it counts. */
export function Totals({
  totals,
}: {
  totals: readonly (readonly [what: string, figure: ReactNode])[]
}) {
  return (
    <dl className={styles.totals}>
      {totals.map(([what, figure]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
