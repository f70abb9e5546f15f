import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { isOutcomeRecorded, outcomeKey } from './outcome-mutation.ts'

const lead = { id: 'lead', version: 3 }

/** Presses an outcome of the lead; `server` is its answer. */
function pressOutcome() {
  const queries = new QueryClient()
  const server = Promise.withResolvers<void>()
  const outcome = new MutationObserver(queries, {
    mutationKey: outcomeKey(lead.id),
    mutationFn: (_: { version: number }) => server.promise,
  })
  const answered = outcome.mutate({ version: lead.version })
  return { queries, server, answered }
}

test('an outcome is known in the moment in which it is pressed', () => {
  const { queries } = pressOutcome()
  expect(isOutcomeRecorded(queries, lead)).toBe(true)
  expect(isOutcomeRecorded(queries, { ...lead, id: 'another' })).toBe(false)
})

test('a saved outcome counts until the screen has the lead as it is after it', async () => {
  const { queries, server, answered } = pressOutcome()
  server.resolve()
  await answered
  expect(isOutcomeRecorded(queries, lead)).toBe(true)
  expect(isOutcomeRecorded(queries, { ...lead, version: 4 })).toBe(false)
})

test('an outcome that the server rejected can be pressed again', async () => {
  const { queries, server, answered } = pressOutcome()
  server.reject(new Error('changed meanwhile'))
  await expect(answered).rejects.toThrow('changed meanwhile')
  expect(isOutcomeRecorded(queries, lead)).toBe(false)
})
