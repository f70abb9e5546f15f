import { claimAnswer, deleteAnswer, storeAnswer } from '#database/account/api-keys.ts'
import { type Rejection, reject } from '#domain/result.ts'
import { keyedHash } from '../keyed-hash.ts'
import { commit, type World } from '../world.ts'

/** After this time, a request without an answer can't get one any more: the server was stopped meanwhile. */
const answeredWithinMs = 60_000

export type Repeatable = {
  /** Whose request it is, and what they call it. */
  name: string
  /** All that was asked. */
  request: string
}
export type StoredAnswer = { status: number; body: string }

/**
 * Runs a request once. A repeat gets the stored answer. Answers of 429, of 500 and above, and failures are not stored, so that the caller
 * can try again.
 */
export async function answerOnce(
  { name: typed, request: asked }: Repeatable,
  work: (id: string) => Promise<StoredAnswer>,
  world: Pick<World, 'database' | 'now' | 'secret'>,
): Promise<({ ok: true } & StoredAnswer) | Rejection<'other-request' | 'in-progress'>> {
  const name = keyedHash(world.secret, 'repeatable', typed)
  const request = keyedHash(world.secret, 'request', asked)
  const at = world.now()
  const before = await commit(world, (trx) =>
    claimAnswer(trx, { name, request, at: at.toISOString() }),
  )
  if (before && before.request !== request)
    return reject('other-request', 'This idempotency key came with another request before.')
  if (before?.status && before.body !== null)
    return { ok: true, status: before.status, body: before.body }
  if (before && at.getTime() - Date.parse(before.at) < answeredWithinMs)
    return reject('in-progress', 'The same request is being answered. Ask again in a moment.')
  try {
    const answer = await work(name)
    const isFinal = answer.status < 500 && answer.status !== 429
    await commit(world, (trx) =>
      isFinal ? storeAnswer(trx, name, answer) : deleteAnswer(trx, name),
    )
    return { ok: true, ...answer }
  } catch (error) {
    await commit(world, (trx) => deleteAnswer(trx, name))
    throw error
  }
}
