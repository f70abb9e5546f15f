import type { MailTimeouts } from './mail-timeouts.ts'
import type { MailSettings, SendMail } from './mailer.ts'

/** A mailer whose packages are loaded with its first letter, unless they were loaded before. */
export function openMailer(settings: MailSettings, timeouts?: MailTimeouts): SendMail {
  const load = async () => (await import('./mailer.ts')).createMailer(settings, timeouts)
  let mailer: Promise<SendMail> | undefined
  return async (mail, limits) => {
    mailer ??= load().catch((error: unknown) => {
      // With the next letter there may be files to be opened again.
      mailer = undefined
      throw error
    })
    return (await mailer)(mail, limits)
  }
}
