import { expect, test } from 'vitest'
import { errorForLog, formatForTerminal } from './log.ts'

test('a database that is away says so in the log, even where its error has no code', () => {
  const outOfPatience = new Error('timeout exceeded when trying to connect')
  expect(errorForLog(outOfPatience)).toMatchObject({ code: 'UNREACHABLE' })
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  expect(errorForLog(refused)).toMatchObject({ code: 'ECONNREFUSED' })
  const failed = Object.assign(new Error(), { body: { code: 'FAILED_TO_CREATE_SESSION' } })
  expect(errorForLog(failed)).toMatchObject({ code: 'FAILED_TO_CREATE_SESSION' })
  expect(errorForLog(new Error('no such column'))).toMatchObject({ code: '' })
})

test('at a terminal an event is a line, and its addresses are lines that can be opened', () => {
  const time = '2026-11-23T08:30:05.000Z'
  const format = (event: object) => formatForTerminal(JSON.stringify({ level: 30, time, ...event }))
  expect(
    format({ event: 'listening', address: 'http://localhost:3000', engine: 'sqlite' }),
  ).toMatch(/^\d\d:\d\d:05 {2}listening, engine sqlite\n {10}http:\/\/localhost:3000\n$/)
  expect(format({ level: 50, event: 'not stored', error: { code: 'EIO' } })).toMatch(
    /:05 {2}error: not stored, error {"code":"EIO"}\n$/,
  )
})
