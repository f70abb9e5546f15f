import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openErasureLog } from './erasure-log.ts'

const directory = mkdtempSync(join(tmpdir(), 'erasures-'))
afterAll(() => rmSync(directory, { recursive: true }))

const note = (lead: string, proof = 'salt:hash') => ({
  lead,
  reference: 'WW-7K2M9QXA',
  at: '2026-11-21T09:00:00.000Z',
  operator: null,
  proof,
})

test('erasures are read back, each lead’s latest', async () => {
  const log = openErasureLog(join(directory, 'new', 'erasures.ndjson'))
  expect(await log.read()).toEqual(new Map())
  await log.append([note('a'), note('b')])
  await log.append([note('a', 'salt:other')])
  expect([...(await log.read()).values()]).toEqual([note('a', 'salt:other'), note('b')])
  expect(statSync(join(directory, 'new', 'erasures.ndjson')).mode & 0o777).toBe(0o600)
})

test('an unfinished line after a power cut does not damage the next one', async () => {
  const file = join(directory, 'torn.ndjson')
  const log = openErasureLog(file)
  await log.append([note('a')])
  appendFileSync(file, '{"lead":"b","refer')
  await log.append([note('c')])
  expect([...(await log.read()).keys()]).toEqual(['a', 'c'])
})
