import type { Brand } from '#content/brand.ts'
import type { Role } from '#domain/account/role.ts'
import type { Letter } from '../letter.ts'

const mayDo: Record<Role, string> = {
  agent: 'You will see who is waiting for a call, and work through their enquiries.',
  owner:
    'You will see who is waiting for a call, and look after people and settings as an owner of the desk.',
}

/** Invites a new operator, who then sets a password and a second factor. */
export function invitationLetter(
  { name, by, role, link }: { name: string; by: string; role: Role; link: string },
  { brand }: { brand: Brand },
): Letter {
  return {
    subject: `${by} invites you to the ${brand.name} lead desk`,
    preview: 'Set a password to begin. The link holds for seven days.',
    heading: 'Welcome to the lead desk',
    parts: [
      `${name}, ${by} has made a place for you. ${mayDo[role]}`,
      { kind: 'button', text: 'Set a password', address: link },
      'The link holds for seven days and works once. Have your phone at hand: the desk also asks for a code from an authenticator app, which you set up right after.',
      { kind: 'heading', text: 'Do you not know what this is?' },
      `Then somebody typed your address by mistake. Nothing happens unless you open the link. You can also write to ${brand.email}.`,
    ],
  }
}
