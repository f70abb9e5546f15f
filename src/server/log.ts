import { pino } from 'pino'
import { errorCode, isUnreachable } from '#database/errors.ts'
import { currentRequestId } from './request-id.ts'

export type Log = ReturnType<typeof openLog>

/** One line of JSON per event, with the id of the request that it came of. Events say what happened, never to whom. */
export function openLog(level: string) {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ request: currentRequestId() }),
  })
}

/** What went wrong and where. The message is left out: databases quote the values they reject. */
export function errorForLog(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  return {
    name: error.name,
    // A pool that ran out of patience says so in its message alone.
    code: errorCode(error) || signInCode(error) || (isUnreachable(error) ? 'UNREACHABLE' : ''),
    at: frames.slice(0, 4).map((line) => line.trim()),
  }
}

/** What better-auth says went wrong: its errors have no stack. */
function signInCode(error: Error): string {
  const body = 'body' in error ? error.body : undefined
  if (typeof body !== 'object' || body === null || !('code' in body)) return ''
  return typeof body.code === 'string' ? body.code : ''
}
