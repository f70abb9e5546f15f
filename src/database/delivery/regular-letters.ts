import type { OperatorsLetter } from '#domain/delivery/regular-letters.ts'
import type { Db } from '../schema.ts'

/** Who reads a letter at an address: an operator by their id, or null for a recipient from Settings. */
export type Reader = { address: string; operator: string | null }

/** Those of these addresses whose operators haven't ended this letter. */
export async function listReaders(
  db: Db,
  letter: OperatorsLetter,
  addresses: readonly string[],
): Promise<Reader[]> {
  const operators = await db
    .selectFrom('operators')
    .select(['id', 'email'])
    .where('closed_at', 'is', null)
    .where(
      'email',
      'in',
      addresses.map((address) => address.toLowerCase()),
    )
    .execute()
  const readers = addresses.map((address): Reader => {
    const operator = operators.find(({ email }) => email === address.toLowerCase())
    return { address, operator: operator?.id ?? null }
  })
  const ended = await listEnded(db, letter, operators)
  return readers.filter(({ operator }) => !ended.some(({ id }) => id === operator))
}

/** Which of these letters an operator gets. */
export async function getRegularLetters(
  db: Db,
  operator: string,
  letters: readonly OperatorsLetter[],
): Promise<{ letter: OperatorsLetter; on: boolean }[]> {
  const stored = await Promise.all(
    letters.map((letter) => listEnded(db, letter, [{ id: operator }])),
  )
  return letters.map((letter, index) => ({ letter, on: stored[index]?.length === 0 }))
}

/** Operators who don't get a letter: one about leads they are given is off until they want it, the others on until they end them. */
function listEnded(
  db: Db,
  letter: OperatorsLetter,
  operators: readonly { id: string }[],
): Promise<{ id: string }[]> {
  const ids = operators.map(({ id }) => id)
  if (ids.length === 0) return Promise.resolve([])
  return letter === 'given'
    ? db
        .selectFrom('operators')
        .select('id')
        .where('id', 'in', ids)
        .where('notify_by_email', '=', 0)
        .execute()
    : db
        .selectFrom('ended_letters')
        .select('operator as id')
        .where('operator', 'in', ids)
        .where('letter', '=', letter)
        .execute()
}

/** Ends a regular letter to an operator, or has it come again. */
export async function saveRegularLetter(
  db: Db,
  operator: string,
  { letter, on }: { letter: OperatorsLetter; on: boolean },
): Promise<void> {
  if (letter === 'given')
    await db
      .updateTable('operators')
      .set({ notify_by_email: on ? 1 : 0 })
      .where('id', '=', operator)
      .execute()
  else if (on)
    await db
      .deleteFrom('ended_letters')
      .where('operator', '=', operator)
      .where('letter', '=', letter)
      .execute()
  else
    await db
      .insertInto('ended_letters')
      .values({ operator, letter })
      .onConflict((oc) => oc.doNothing())
      .execute()
}
