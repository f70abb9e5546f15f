import { v7 as uuidv7 } from 'uuid'
import type { Role } from '#domain/operator/role.ts'
import { answerFrom, failureFrom } from './answer.ts'
import { invitationLetter } from './letters/invitation.ts'
import type { Letter } from './letters/letter.ts'
import { recoveryLetter } from './letters/recovery.ts'
import { openPost, type Posted, type PostSettings } from './post.ts'

/** Letters to operators about their own place at the desk. Each is tried once: whoever asked can ask again. */
export type DeskLetters = {
  recovery(about: { to: string; name: string; link: string }): Promise<Posted>
  invitation(about: {
    to: string
    name: string
    by: string
    role: Role
    link: string
  }): Promise<Posted>
}

export function deskLetters(settings: PostSettings): DeskLetters {
  const post = openPost(settings)
  const send = (to: string, letter: Letter) =>
    post({ id: uuidv7(), letter, to: [to] }).catch((error: unknown) => ({
      delivered: false,
      answer: answerFrom(failureFrom(error)),
    }))
  return {
    recovery: ({ to, ...about }) => send(to, recoveryLetter(about, settings)),
    invitation: ({ to, ...about }) => send(to, invitationLetter(about, settings)),
  }
}
