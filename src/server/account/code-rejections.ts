import type { Context } from 'hono'
import { waitSentence } from '#domain/account/tries.ts'
import { refuse } from '../http/respond.ts'
import type { AuthResponse } from './forward.ts'

/* The rejections of a wrong code, shared by signing in and by giving the second factor again. */

export function rejectForNow(c: Context, { waitSeconds }: { waitSeconds: number }) {
  c.header('retry-after', String(waitSeconds))
  return refuse(c, 'wait', waitSentence(waitSeconds))
}

export function rejectUsedCode(c: Context) {
  return refuse(c, 'wrong-code', 'That code was used already. Wait for the next one.')
}

export function rejectPasskey(c: Context) {
  return refuse(c, 'wrong-code', 'That passkey was not accepted. Try again, or use a code.')
}

export function rejectCode(c: Context, { code }: Pick<AuthResponse, 'code'>) {
  if (code === 'INVALID_CODE')
    return refuse(
      c,
      'wrong-code',
      'That code is not right. Codes change every 30 seconds: type the one shown now.',
    )
  if (code === 'INVALID_BACKUP_CODE')
    return refuse(c, 'wrong-code', 'That is none of your recovery codes, or it was used already.')
  return refuse(
    c,
    'start-again',
    code === 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE'
      ? 'Five wrong codes. Give your password again.'
      : 'That took more than ten minutes. Give your password again.',
  )
}
