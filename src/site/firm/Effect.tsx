import type { ReactNode } from 'react'
import { firmWords } from '#content/pages/firm.ts'
import { countWord, listOf, numberWord } from '#content/words.ts'
import { capitalise } from '#domain/letter-case.ts'
import type { WorkEffect } from '#domain/offer/replay.ts'
import { fill } from '../link-page/fill.tsx'
import styles from './Effect.module.css'

const words = firmWords.effect

/** What a change would have meant in the last days, and what may be done about it. */
export function Effect({ of, heading, children }: Props) {
  const { was, would, days, kinds, fullDays } = of
  const most = Math.max(was, would, 1)
  const changes = kinds.filter((kind) => kind.was !== kind.would)
  return (
    <section className={styles.effect} role="status">
      <h3>{fill(was === would ? words.same : (heading ?? words.heading), { days, would, was })}</h3>
      <dl className={styles.bars}>
        {[[words.was, was] as const, [words.would, would] as const].map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(100 * count) / most} height="8" />
              </svg>
              <b>{count}</b>
            </dd>
          </div>
        ))}
      </dl>
      {changes.length > 0 && (
        <p>
          {capitalise(
            listOf(
              changes.map(
                (kind) =>
                  `${numberWord(Math.abs(kind.would - kind.was))} ${kind.would > kind.was ? words.more : words.fewer} ${words.kinds[kind.kind] ?? words.other}`,
              ),
            ),
          )}
          .
        </p>
      )}
      {fullDays.was + fullDays.would > 0 && (
        <p>
          {fill(words.full, {
            would: countWord(fullDays.would, 'day'),
            was: numberWord(fullDays.was),
          })}
        </p>
      )}
      {children}
    </section>
  )
}

type Props = { of: WorkEffect; heading?: string; children?: ReactNode }
