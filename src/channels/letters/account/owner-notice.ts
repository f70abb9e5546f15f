import type { Brand } from '#content/brand.ts'
import type { AccountChange } from '#domain/account/account-letter.ts'
import { type Scope, scopeWords } from '#domain/account/api-key.ts'
import type { Letter } from '../letter.ts'
import { formatZonedMoment } from '../zoned-moment.ts'

type NoticeDeps = { brand: Brand; siteUrl: string }

/** Tells an owner what gives somebody a hold on leads: a new owner, a new destination, an account that was reset. */
export function ownerNotice(change: AccountChange, { brand, siteUrl }: NoticeDeps): Letter {
  if (change.event.kind === 'account reset') return accountReset(change, { brand, siteUrl })
  const { heading, happened, screen } = wordsOf(change)
  const { by, reader } = change
  const isReaders = by?.id === reader
  const who = by?.name ?? 'Somebody'
  return {
    subject: `${heading} at the ${brand.name} lead desk`,
    preview: `${formatZonedMoment(change.at, brand)}. Every owner gets this letter.`,
    heading,
    parts: [
      `On ${formatZonedMoment(change.at, brand)} ${isReaders ? 'you' : who} ${happened} Every owner gets this letter.`,
      { kind: 'heading', text: isReaders ? 'Was it not you?' : `Does ${who} know of it?` },
      isReaders
        ? 'Then somebody has your session and your code. Take the change back, set a new password, which signs everybody else out, and set up your second factor again.'
        : `If so, there is nothing to do. If not, somebody else is signed in as ${who}: close their place, which signs them out everywhere, and take the change back.`,
      { kind: 'button', text: 'Look at it at the desk', address: `${siteUrl}/console/${screen}` },
    ],
  }
}

const settings = 'settings'
const people = 'settings/people'
const installers = 'installers'

/** `happened` goes on after a name or 'you'. */
function wordsOf({ event, person, destination }: AccountChange): {
  heading: string
  happened: string
  screen: string
} {
  const name = person?.name ?? 'somebody'
  const ownersMay = 'Owners see every lead, can export them, and look after people and settings.'
  switch (event.kind) {
    case 'person invited':
      return {
        heading: `${name} was invited as an owner`,
        happened: `invited ${name} as an owner. ${ownersMay}`,
        screen: people,
      }
    case 'person reopened':
      return {
        heading: `${name} is an owner again`,
        happened: `reopened the place of ${name}, who is an owner. ${ownersMay}`,
        screen: people,
      }
    case 'person role changed':
      return {
        heading: `${name} was made an owner`,
        happened: `made ${name} an owner. ${ownersMay}`,
        screen: people,
      }
    case 'letter recipients changed':
      return {
        heading: 'Letters about leads go to other people',
        happened: 'changed who gets a letter about each lead.',
        screen: settings,
      }
    case 'webhook added':
      return {
        heading: `A webhook was added: ${destination}`,
        happened: `added the webhook ${destination}. Each new lead is sent there at once.`,
        screen: settings,
      }
    case 'webhook opened again':
      return {
        heading: `A webhook was opened again: ${destination}`,
        happened: `opened the webhook ${destination} again. Each new lead is sent there at once.`,
        screen: settings,
      }
    case 'webhook closed':
      return {
        heading: `A webhook was closed: ${destination}`,
        happened: `closed the webhook ${destination}. Nothing more is sent there.`,
        screen: settings,
      }
    case 'api key made':
      return {
        heading: `An API key was made: ${destination}`,
        happened: `made the API key ${destination}. Whoever has it may ${event.detail.scopes
          .split(' ')
          .map((scope) => scopeWords[scope as Scope])
          .join(', ')}.`,
        screen: settings,
      }
    case 'api key changed':
      return {
        heading: `An API key was changed: ${destination}`,
        happened: `gave the API key ${destination} a new secret. The one before works for another day.`,
        screen: settings,
      }
    case 'installer added':
      return {
        heading: `An installer was added: ${destination}`,
        happened: `added the installer ${destination}. It is offered leads once it is checked and has accepted our terms.`,
        screen: installers,
      }
    case 'installers imported':
      return {
        heading: 'Installers were imported',
        happened: `imported a file of installers: ${event.detail.added} added, and ${event.detail.destinations ?? 0} of those known get their leads elsewhere now.`,
        screen: installers,
      }
    default:
      return {
        heading: `Leads of ${destination} go elsewhere`,
        happened: `changed the webhook or the people of the installer ${destination}: what it is offered and accepts goes there now.`,
        screen: installers,
      }
  }
}

function accountReset({ person, at }: AccountChange, { brand, siteUrl }: NoticeDeps): Letter {
  const name = person?.name ?? 'somebody'
  return {
    subject: `The account of ${name} was reset at the ${brand.name} lead desk`,
    preview: 'Somebody did it on the server itself.',
    heading: `The account of ${name} was reset`,
    parts: [
      `On ${formatZonedMoment(at, brand)} somebody who can run commands on the server reset the account of ${name}. They were signed out everywhere, and set a new password and second factor by a link that was printed there.`,
      `If neither you nor ${name} asked for that, close the account now, and have the server looked at: whoever runs commands there can read everything.`,
      { kind: 'button', text: 'Open People', address: `${siteUrl}/console/settings/people` },
    ],
  }
}
