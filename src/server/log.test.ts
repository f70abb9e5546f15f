import { expect, test } from 'vitest'
import { errorForLog } from './log.ts'

test('a database that is away says so in the log, even where its error has no code', () => {
  const outOfPatience = new Error('timeout exceeded when trying to connect')
  expect(errorForLog(outOfPatience)).toMatchObject({ code: 'UNREACHABLE' })
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  expect(errorForLog(refused)).toMatchObject({ code: 'ECONNREFUSED' })
  const failed = Object.assign(new Error(), { body: { code: 'FAILED_TO_CREATE_SESSION' } })
  expect(errorForLog(failed)).toMatchObject({ code: 'FAILED_TO_CREATE_SESSION' })
  expect(errorForLog(new Error('no such column'))).toMatchObject({ code: '' })
})
