import type { Brand } from '#content/brand.ts'
import type { Letter } from '../letter.ts'

/** Sends an operator who forgot their password the link for a new one. */
export function recoveryLetter(
  { name, link }: { name: string; link: string },
  { brand }: { brand: Brand },
): Letter {
  return {
    subject: `Set a new password for the ${brand.name} lead desk`,
    preview: 'The link holds for one hour.',
    heading: 'Set a new password',
    parts: [
      `${name}, somebody asked for a new password for your place at the lead desk. If it was you, open the page below within one hour.`,
      { kind: 'button', text: 'Set a new password', address: link },
      'You still need the code from your authenticator app when you sign in. Setting the password signs you out everywhere else.',
      { kind: 'heading', text: 'Was it not you?' },
      'Then do nothing: your password stays as it is. If it happens again, tell an owner.',
    ],
  }
}
