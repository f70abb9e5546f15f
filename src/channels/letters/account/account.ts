import type { Brand } from '#content/brand.ts'
import type { AccountChange } from '#domain/account/account-change.ts'
import type { AccountKind } from '#domain/account/account-letter.ts'
import type { AuditDetails, AuditKind } from '#domain/account/audit-event.ts'
import type { Letter, Part } from '../letter.ts'
import { formatZonedMoment } from '../zoned-moment.ts'
import { ownerNotice } from './owner-notice.ts'

type AccountDeps = { brand: Brand; siteUrl: string }

/** Tells an operator what happened to their account, and what to do if it wasn't them. */
export function accountLetter({ change }: { change: AccountChange }, deps: AccountDeps): Letter {
  const { person } = change
  if (person?.id !== change.reader) return ownerNotice(change, deps)
  const { subject, happened, afterwards } = wordsOf(change)
  return {
    subject: `${subject} at the ${deps.brand.name} lead desk`,
    preview: `${formatZonedMoment(change.at, deps.brand)}. If it was you, there is nothing to do.`,
    heading: subject,
    parts: [
      `${person.name}, ${happened} on ${formatZonedMoment(change.at, deps.brand)}.${afterwards ? ` ${afterwards}` : ''}`,
      { kind: 'heading', text: 'Was it you?' },
      'Then there is nothing to do.',
      { kind: 'heading', text: 'Was it not you?' },
      ...whatToDo(change, deps),
    ],
  }
}

type Words = { subject: string; happened: string; afterwards?: string }

/** `happened` continues after the reader's name. `somebody` is the operator who did it, where it wasn't the reader. */
const letters: {
  [Kind in AccountKind]: (detail: AuditDetails[Kind], somebody: string) => Words
} = {
  'signed in': ({ device, browser, by }) =>
    device === 'new'
      ? {
          subject: 'A new browser signed in to your account',
          happened: `${browser ?? 'a browser'} signed in to your account for the first time${
            by === 'recovery code' ? ', with one of your recovery codes,' : ''
          }`,
          afterwards: 'We write when a browser is new, or has forgotten that it was here.',
        }
      : {
          subject: 'A recovery code was used',
          happened: 'one of your recovery codes was used to sign in',
          afterwards: 'It doesn’t work a second time.',
        },
  'second factor given again': () => ({
    subject: 'A recovery code was used',
    happened: 'one of your recovery codes was given where the desk asks for a code again',
    afterwards: 'It doesn’t work a second time.',
  }),
  'signed out after wrong passwords': () => ({
    subject: 'Wrong passwords, and a browser signed out',
    happened: 'five wrong passwords were typed in a browser that was signed in to your account',
    afterwards: 'That browser was signed out. Your password is the same as before.',
  }),
  'signed out after wrong codes': () => ({
    subject: 'Wrong codes, and a browser signed out',
    happened: 'five wrong codes were given in a browser that was signed in to your account',
    afterwards: 'That browser was signed out. Your second factor is the same as before.',
  }),
  'password changed': () => newPassword,
  'password set by letter': () => newPassword,
  'second factor set up': () => ({
    subject: 'A second factor was set up',
    happened: 'an authenticator app was set up as the second factor of your account',
  }),
  'second factor given up': () => ({
    subject: 'Your second factor was taken off',
    happened: 'the second factor of your account was taken off, to set up another',
  }),
  'recovery codes renewed': () => ({
    subject: 'New recovery codes were made',
    happened: 'new recovery codes were made for your account',
    afterwards: 'The old ones no longer work.',
  }),
  'passkey added': () => ({
    subject: 'A passkey was added',
    happened: 'a passkey was added to your account',
    afterwards: 'With your password it signs in instead of a code.',
  }),
  'passkey removed': () => ({
    subject: 'A passkey was removed',
    happened: 'a passkey was removed from your account',
    afterwards: 'It no longer signs in.',
  }),
  'second factor reset': (_, somebody) => ({
    subject: 'Your second factor was reset',
    happened: `${somebody} reset the second factor of your account`,
    afterwards: 'When you next sign in you set up a new one.',
  }),
  'account reset': () => ({
    subject: 'Your account was reset',
    happened: 'your account was reset on the server itself',
    afterwards:
      'Your password and your second factor no longer work, and you were signed out everywhere. The person who reset it has a link for a new password.',
  }),
  'leads read in bulk': ({ leads }) => ({
    subject: `${leads} leads were read with your account`,
    happened: `${leads} different leads were read with your account within a day`,
    afterwards: 'To read on, your second factor has to be given again.',
  }),
  'lead.exported': ({ leads }) => ({
    subject: `${leads} leads were exported with your account`,
    happened: `${leads} leads were exported with your account`,
  }),
}

const newPassword = {
  subject: 'Your password was changed',
  happened: 'your password was changed',
  afterwards: 'Every other browser was signed out.',
}

function wordsOf({ event, by, person }: AccountChange): Words {
  const somebody = by && by.id !== person?.id ? by.name : 'somebody'
  return letters[event.kind as AccountKind](event.detail as never, somebody)
}

/** Done with the session alone. */
const sessionKinds: readonly AuditKind[] = [
  'signed out after wrong passwords',
  'signed out after wrong codes',
  'leads read in bulk',
]

function whatToDo({ event }: AccountChange, { siteUrl }: AccountDeps): Part[] {
  if (sessionKinds.includes(event.kind))
    return [
      'Somebody sat at your browser, or has taken its cookie. Sign in, look at where else you are signed in, and set a new password, which signs everybody else out. Tell an owner.',
      { kind: 'button', text: 'Open your account', address: `${siteUrl}/console/settings/account` },
    ]
  // The other person has set what our reader doesn't have, or can be first to: a new password by letter needs neither.
  const mayBeOut = ![
    'signed in',
    'second factor given again',
    'recovery codes renewed',
    'passkey added',
    'passkey removed',
    'lead.exported',
  ].includes(event.kind)
  return mayBeOut
    ? [
        'Set a new password at once, which signs everybody else out. If you can’t sign in afterwards, ask an owner to reset your second factor. Tell an owner in any case.',
        { kind: 'button', text: 'Set a new password', address: `${siteUrl}/console/recover` },
      ]
    : [
        'Somebody has your password and a code of yours. Change the password at once, which signs everybody else out; then set up your second factor again, and tell an owner.',
        {
          kind: 'button',
          text: 'Open your account',
          address: `${siteUrl}/console/settings/account`,
        },
      ]
}
