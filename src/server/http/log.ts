import { pino } from 'pino'
import { errorCode, isUnreachable } from '#database/errors.ts'
import { currentRequestId } from './request-id.ts'

export type Log = ReturnType<typeof openLog>

/**
 * One line of JSON per event, with the id of its request; at a terminal, readable lines. Events record what happened, not
 * to which person.
 */
export function openLog(level: string) {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ request: currentRequestId() }),
  }
  return process.stdout.isTTY
    ? pino(options, { write: (line) => void process.stdout.write(formatForTerminal(line)) })
    : pino(options)
}

/** An event as it is read at a terminal: its time, what happened, and each address in a line of its own, to be opened. */
export function formatForTerminal(line: string): string {
  const { level, time, event, request: _, ...details } = JSON.parse(line)
  const addresses = Object.values(details).filter(isAddress)
  const others = Object.entries(details)
    .filter(([, value]) => !isAddress(value))
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const words = [...(level >= 40 ? [`${pino.levels.labels[level]}: ${event}`] : [event]), ...others]
  const clock = new Date(time).toLocaleTimeString('en-AU', { hour12: false })
  const indent = ' '.repeat(clock.length + 2)
  return [
    `${clock}  ${words.join(', ')}`,
    ...addresses.map((address) => indent + address),
    '',
  ].join('\n')
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value)
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
