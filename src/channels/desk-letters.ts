import { v7 as uuidv7 } from 'uuid'
import type { Role } from '#domain/account/role.ts'
import type { DeliveryLimits } from '#domain/delivery/delivery.ts'
import type { EndpointWarning } from '#domain/delivery/endpoint-warning.ts'
import { invitationLetter } from './letters/account/invitation.ts'
import { recoveryLetter } from './letters/account/recovery.ts'
import { endpointWarningLetter } from './letters/delivery/endpoint-warning.ts'
import { codeLetter } from './letters/installer/code.ts'
import type { Letter } from './letters/letter.ts'
import type { MailResult, MailSettings } from './mailer.ts'
import { openMailer } from './open-mailer.ts'
import { errorText, responseText } from './response-text.ts'

/** Letters to operators, and to installers' people, about how they sign in. Each is tried once, since its reader can ask for another. */
export type DeskLetters = {
  recovery(about: { to: string; name: string; link: string }): Promise<MailResult>
  /** To a person at an installer. */
  code(about: { to: string; name: string; code: string }): Promise<MailResult>
  invitation(about: {
    to: string
    name: string
    by: string
    role: Role
    link: string
  }): Promise<MailResult>
  endpointWarning(
    about: { to: string; name: string; link: string; warning: EndpointWarning },
    limits?: DeliveryLimits,
  ): Promise<MailResult>
}

export function deskLetters(settings: MailSettings): DeskLetters {
  const sendMail = openMailer(settings)
  const send = (to: string, letter: Letter, limits?: DeliveryLimits) =>
    sendMail({ id: uuidv7(), letter, to: [to] }, limits).catch((error: unknown) => ({
      delivered: false,
      answer: responseText(errorText(error)),
    }))
  return {
    recovery: ({ to, ...about }) => send(to, recoveryLetter(about, settings)),
    code: ({ to, ...about }) => send(to, codeLetter(about, settings)),
    invitation: ({ to, ...about }) => send(to, invitationLetter(about, settings)),
    endpointWarning: ({ to, ...about }, limits) =>
      send(to, endpointWarningLetter(about, settings), limits),
  }
}
