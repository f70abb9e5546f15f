import { hash } from 'node:crypto'
import type { BetterAuthPlugin, DBTransactionAdapter, Where } from 'better-auth'
import { hashedToken, storedForms } from '#database/account/session-tokens.ts'

type Query = { model: string; where?: Where[] | undefined }

/**
 * Sits between better-auth and the database, and stores hashes: tokens can't be read from the database. The library's own option
 * for one-time values would also accept a stored hash as the value.
 */
export function hashedTokens(isTimeToHash: () => boolean) {
  return {
    id: 'hashed-tokens',
    init: ({ adapter }) => ({
      context: {
        adapter: {
          ...withHashes(adapter, isTimeToHash),
          transaction: (work) => adapter.transaction((trx) => work(withHashes(trx, isTimeToHash))),
        },
      },
    }),
  } satisfies BetterAuthPlugin
}

function withHashes(
  adapter: DBTransactionAdapter,
  isTimeToHash: () => boolean,
): DBTransactionAdapter {
  return {
    ...adapter,
    create: async (query) => {
      const { model, data } = query
      const { token, identifier } = data as Record<string, unknown>
      if (model === 'verification')
        return adapter.create({ ...query, data: { ...data, identifier: hashed(`${identifier}`) } })
      if (model !== 'session' || !isTimeToHash()) return adapter.create(query)
      const stored = { ...query, data: { ...data, token: hashedToken(`${token}`) } }
      const where = [{ field: 'token', value: `${token}` }]
      return withToken({ model, where }, await adapter.create(stored))
    },
    findOne: async <Row>(query: Query & { where: Where[] }) =>
      withToken(query, await adapter.findOne<Row>(asStored(query))),
    findMany: async <Row>(query: Query) =>
      (await adapter.findMany<Row>(asStored(query))).map((row) => withToken(query, row)),
    count: (query) => adapter.count(asStored(query)),
    update: async <Row>(query: Query & { where: Where[]; update: Record<string, unknown> }) =>
      withToken(query, await adapter.update<Row>(asStored(query))),
    updateMany: (query) => adapter.updateMany(asStored(query)),
    delete: (query) => adapter.delete(asStored(query)),
    deleteMany: (query) => adapter.deleteMany(asStored(query)),
    consumeOne: (query) => adapter.consumeOne(asStored(query)),
    incrementOne: (query) => adapter.incrementOne(asStored(query)),
  }
}

/** With a token or the name of a one-time value as it is stored. */
function asStored<Q extends Query>(query: Q): Q {
  const { model, where = [] } = query
  return {
    ...query,
    where: where.map((condition) => {
      const value = textsOf(condition)
      if (model === 'session' && condition.field === 'token')
        return { ...condition, operator: 'in' as const, value: value.flatMap(storedForms) }
      if (model === 'verification' && condition.field === 'identifier')
        return { ...condition, operator: 'in' as const, value: value.map(hashed) }
      return condition
    }),
  }
}

/** A row that was found by its token, with the token as it was given. */
function withToken<Row>({ model, where = [] }: Query, row: Row): Row {
  if (model !== 'session' || !hasToken(row)) return row
  const given = where.filter(({ field }) => field === 'token').flatMap(textsOf)
  const token = given.find((one) => storedForms(one).includes(row.token)) ?? row.token
  return { ...row, token }
}

function hasToken(row: unknown): row is { token: string } {
  return typeof row === 'object' && row !== null && 'token' in row
}

function textsOf({ value }: Where): string[] {
  return [value].flat().map(String)
}

/** As better-auth's own option stores it, and the release before finds it. */
function hashed(identifier: string): string {
  return hash('sha256', identifier, 'base64url')
}
