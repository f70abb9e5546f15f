import { sql } from 'kysely'
import type { Period } from '#domain/insight/period.ts'
import type { StepReached } from '#domain/insight/step-reached.ts'
import type { Reports } from '../open.ts'
import type { Db } from '../schema.ts'

/** Adds one for each step that was reached, in one statement. */
export async function addStepCounts(db: Db, reached: readonly StepReached[]): Promise<void> {
  const counts = new Map<string, StepReached & { count: number }>()
  for (const { day, form, step } of reached) {
    const key = `${day} ${form} ${step}`
    counts.set(key, { day, form, step, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  if (counts.size === 0) return
  // In one order for everybody, or two replicas with the same rows could wait for each other.
  const rows = Array.from(counts)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row)
  await db
    .insertInto('step_counts')
    .values(rows)
    .onConflict((oc) =>
      oc
        .columns(['day', 'form', 'step'])
        .doUpdateSet({ count: sql`step_counts.count + excluded.count` }),
    )
    .execute()
}

/** How often each step of each form was reached in a period. */
export async function countStepsReached({ mayBeOld: db }: Reports, { since, until }: Period) {
  const rows = await db
    .selectFrom('step_counts')
    .select(['form', 'step', sql<number | string>`sum(count)`.as('reached')])
    .where('day', '>=', since)
    .where('day', '<=', until)
    .groupBy(['form', 'step'])
    .execute()
  return rows.map(({ form, step, reached }) => ({ form, step, reached: Number(reached) }))
}
