import type { Brand } from '#content/brand.ts'
import type { AccountChange } from '#domain/account/account-letter.ts'
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

function wordsOf({ event, by, person }: AccountChange): {
  subject: string
  happened: string
  afterwards?: string
} {
  const somebody = by && by.id !== person?.id ? by.name : 'somebody'
  switch (event.kind) {
    case 'signed in':
      return event.detail.device === 'new'
        ? {
            subject: 'A new browser signed in to your account',
            happened: `${event.detail.browser ?? 'a browser'} signed in to your account for the first time${
              event.detail.by === 'recovery code' ? ', with one of your recovery codes,' : ''
            }`,
            afterwards: 'We write when a browser is new, or has forgotten that it was here.',
          }
        : {
            subject: 'A recovery code was used',
            happened: 'one of your recovery codes was used to sign in',
            afterwards: 'It doesn’t work a second time.',
          }
    case 'second factor given again':
      return {
        subject: 'A recovery code was used',
        happened: 'one of your recovery codes was given where the desk asks for a code again',
        afterwards: 'It doesn’t work a second time.',
      }
    case 'signed out after wrong passwords':
      return {
        subject: 'Wrong passwords, and a browser signed out',
        happened: 'five wrong passwords were typed in a browser that was signed in to your account',
        afterwards: 'That browser was signed out. Your password is the same as before.',
      }
    case 'password changed':
    case 'password set by letter':
      return {
        subject: 'Your password was changed',
        happened: 'your password was changed',
        afterwards: 'Every other browser was signed out.',
      }
    case 'second factor set up':
      return {
        subject: 'A second factor was set up',
        happened: 'an authenticator app was set up as the second factor of your account',
      }
    case 'second factor given up':
      return {
        subject: 'Your second factor was taken off',
        happened: 'the second factor of your account was taken off, to set up another',
      }
    case 'recovery codes renewed':
      return {
        subject: 'New recovery codes were made',
        happened: 'new recovery codes were made for your account',
        afterwards: 'The old ones no longer work.',
      }
    case 'passkey added':
      return {
        subject: 'A passkey was added',
        happened: 'a passkey was added to your account',
        afterwards: 'With your password it signs in instead of a code.',
      }
    case 'passkey removed':
      return {
        subject: 'A passkey was removed',
        happened: 'a passkey was removed from your account',
        afterwards: 'It no longer signs in.',
      }
    case 'second factor reset':
      return {
        subject: 'Your second factor was reset',
        happened: `${somebody} reset the second factor of your account`,
        afterwards: 'When you next sign in you set up a new one.',
      }
    case 'account reset':
      return {
        subject: 'Your account was reset',
        happened: 'your account was reset on the server itself',
        afterwards:
          'Your password and your second factor no longer work, and you were signed out everywhere. Whoever reset it has a link for a new password.',
      }
    default:
      throw new Error(`No letter tells a person of ‘${event.kind}’.`)
  }
}

function whatToDo({ event }: AccountChange, { siteUrl }: AccountDeps): Part[] {
  if (event.kind === 'signed out after wrong passwords')
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
