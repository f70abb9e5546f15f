import { v7 as uuidv7 } from 'uuid'
import type { DeliveryLimits } from '#domain/delivery/delivery.ts'
import type { EndpointWarning } from '#domain/delivery/endpoint-warning.ts'
import type { Role } from '#domain/operator/role.ts'
import { answerFrom, failureFrom } from './answer.ts'
import { endpointWarningLetter } from './letters/endpoint-warning.ts'
import { invitationLetter } from './letters/invitation.ts'
import type { Letter } from './letters/letter.ts'
import { recoveryLetter } from './letters/recovery.ts'
import { openPost, type Posted, type PostSettings } from './post.ts'

/** Letters to operators about their desk. Each is tried once: whoever asked for one can ask again. */
export type DeskLetters = {
  recovery(about: { to: string; name: string; link: string }): Promise<Posted>
  invitation(about: {
    to: string
    name: string
    by: string
    role: Role
    link: string
  }): Promise<Posted>
  endpointWarning(
    about: { to: string; name: string; link: string; warning: EndpointWarning },
    limits?: DeliveryLimits,
  ): Promise<Posted>
}

export function deskLetters(settings: PostSettings): DeskLetters {
  const post = openPost(settings)
  const send = (to: string, letter: Letter, limits?: DeliveryLimits) =>
    post({ id: uuidv7(), letter, to: [to] }, limits).catch((error: unknown) => ({
      delivered: false,
      answer: answerFrom(failureFrom(error)),
    }))
  return {
    recovery: ({ to, ...about }) => send(to, recoveryLetter(about, settings)),
    invitation: ({ to, ...about }) => send(to, invitationLetter(about, settings)),
    endpointWarning: ({ to, ...about }, limits) =>
      send(to, endpointWarningLetter(about, settings), limits),
  }
}
