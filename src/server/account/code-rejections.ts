import type { Context } from 'hono'
import { waitSentence } from '#domain/account/tries.ts'
import { refuse } from '../http/respond.ts'
import type { AuthResponse } from './forward.ts'

/* The rejections of a wrong code, shared by signing in and by giving the second factor again. */

export function rejectForNow(c: Context, { waitSeconds }: { waitSeconds: number }) {
  c.header('retry-after', String(waitSeconds))
  return refuse(c, 'wait', waitSentence(waitSeconds))
}

export const usedCode = 'That code was used already. Wait for the next one.'
export const wrongPasskey = 'That passkey was not accepted. Try again, or use a code.'

export function rejectUsedCode(c: Context) {
  return refuse(c, 'wrong-code', usedCode)
}

export function rejectPasskey(c: Context) {
  return refuse(c, 'wrong-code', wrongPasskey)
}

/** What is wrong with a code, as a sentence; undefined where the sign-in that it belongs to is over. */
export function wrongCodeSentence({ code }: Pick<AuthResponse, 'code'>): string | undefined {
  if (code === 'INVALID_CODE')
    return 'That code is not right. Codes change every 30 seconds: type the one shown now.'
  return code === 'INVALID_BACKUP_CODE'
    ? 'That is none of your recovery codes, or it was used already.'
    : undefined
}

export function rejectCode(c: Context, response: Pick<AuthResponse, 'code'>) {
  const wrong = wrongCodeSentence(response)
  if (wrong !== undefined) return refuse(c, 'wrong-code', wrong)
  return refuse(
    c,
    'start-again',
    response.code === 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'
      ? 'Five wrong codes. Give your password again.'
      : 'That took more than ten minutes. Give your password again.',
  )
}
