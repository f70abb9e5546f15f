import type { Brand } from '#content/brand.ts'
import type { AccountChange } from '#domain/account/account-change.ts'
import type { OwnersKind } from '#domain/account/account-letter.ts'
import { type Scope, scopeWords } from '#domain/account/api-key.ts'
import type { AuditDetails } from '#domain/account/audit-event.ts'
import { formatCents } from '#estimate/format-money.ts'
import type { Letter } from '../letter.ts'
import { formatZonedMoment } from '../zoned-moment.ts'

type NoticeDeps = { brand: Brand; siteUrl: string }

/** Notifies an owner of new access to leads: a new owner, a new destination, an account that was reset. */
export function ownerNotice(change: AccountChange, { brand, siteUrl }: NoticeDeps): Letter {
  if (change.event.kind === 'account reset') return accountReset(change, { brand, siteUrl })
  const { heading, happened, screen } = wordsOf(change)
  const { by, reader } = change
  const isReaders = by?.id === reader
  const who = by?.name ?? 'Somebody'
  return {
    subject: `${heading} at the ${brand.name} lead desk`,
    preview: `${formatZonedMoment(change.at, brand)}. Every owner gets this email.`,
    heading,
    parts: [
      `On ${formatZonedMoment(change.at, brand)} ${isReaders ? 'you' : who} ${happened} Every owner gets this email.`,
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
const ledger = 'ledger'
const rules = 'settings/business'

const ownersMay = 'Owners see every lead, can export them, and look after people and settings.'

type Names = { person: string; destination: string; amount: string }
type Words = { heading: string; happened: string; screen: string }

/** `happened` goes on after a name or 'you'. */
const notices: {
  [Kind in Exclude<OwnersKind, 'account reset'>]: (
    names: Names,
    detail: AuditDetails[Kind],
  ) => Words
} = {
  'person invited': ({ person }) => ({
    heading: `${person} was invited as an owner`,
    happened: `invited ${person} as an owner. ${ownersMay}`,
    screen: people,
  }),
  'person reopened': ({ person }) => ({
    heading: `${person} is an owner again`,
    happened: `reopened the place of ${person}, who is an owner. ${ownersMay}`,
    screen: people,
  }),
  'person role changed': ({ person }) => ({
    heading: `${person} was made an owner`,
    happened: `made ${person} an owner. ${ownersMay}`,
    screen: people,
  }),
  'letter recipients changed': () => ({
    heading: 'Emails about leads go to other people',
    happened: 'changed who gets an email about each lead.',
    screen: settings,
  }),
  'assignment rules changed': () => ({
    heading: 'The rules of who gets a lead were changed',
    happened: 'changed the rules by which leads are assigned to people at the desk.',
    screen: settings,
  }),
  'webhook added': ({ destination }) => ({
    heading: `A webhook was added: ${destination}`,
    happened: `added the webhook ${destination}. Each new lead is sent there at once.`,
    screen: settings,
  }),
  'webhook opened again': ({ destination }) => ({
    heading: `A webhook was opened again: ${destination}`,
    happened: `opened the webhook ${destination} again. Each new lead is sent there at once.`,
    screen: settings,
  }),
  'webhook closed': ({ destination }) => ({
    heading: `A webhook was closed: ${destination}`,
    happened: `closed the webhook ${destination}. Nothing more is sent there.`,
    screen: settings,
  }),
  'api key made': ({ destination }, { scopes }) => ({
    heading: `An API key was made: ${destination}`,
    happened: `made the API key ${destination}. Anyone who has it may ${scopes
      .split(' ')
      .map((scope) => scopeWords[scope as Scope])
      .join(', ')}.`,
    screen: settings,
  }),
  'api key changed': ({ destination }) => ({
    heading: `An API key was changed: ${destination}`,
    happened: `gave the API key ${destination} a new secret. The one before works for another day.`,
    screen: settings,
  }),
  'installer added': ({ destination }) => ({
    heading: `An installer was added: ${destination}`,
    happened: `added the installer ${destination}. It is offered leads once it is checked and has accepted our terms.`,
    screen: installers,
  }),
  'installers imported': (_, { added, destinations = 0, moved = 0 }) => ({
    heading: 'Installers were imported',
    happened: `imported a file of installers: ${added} added; ${destinations} of those known get their leads elsewhere now, and ${moved} are offered other leads or pay other fees.`,
    screen: installers,
  }),
  'installer changed': ({ destination: name }, { destination, share, money }) => {
    const changed = [
      ...(destination ? ['where its leads are sent'] : []),
      ...(share ? ['which leads it is offered'] : []),
      ...(money ? ['what it pays for them'] : []),
    ]
    return {
      heading: destination
        ? `Leads of ${name} go elsewhere`
        : `${share ? 'Leads' : 'Fees'} of ${name} were changed`,
      happened: `changed the installer ${name}: ${changed.join(', and ')}.`,
      screen: installers,
    }
  },
  'installer paused': ({ destination }, { until }) => ({
    heading: until ? `${destination} was paused` : `${destination} is offered leads again`,
    happened: until
      ? `paused the installer ${destination} until ${until}. Its share goes to the others.`
      : `ended the pause of the installer ${destination}. It is offered leads again.`,
    screen: installers,
  }),
  'installer started': ({ destination }) => ({
    heading: `${destination} is offered leads from now on`,
    happened: `let offers to the installer ${destination} begin.`,
    screen: installers,
  }),
  'installer closed': ({ destination }) => ({
    heading: `An installer was closed: ${destination}`,
    happened: `closed the installer ${destination}. Its share goes to the others.`,
    screen: installers,
  }),
  'installer reopened': ({ destination }) => ({
    heading: `An installer was opened again: ${destination}`,
    happened: `opened the installer ${destination} again. It is offered leads again.`,
    screen: installers,
  }),
  'installer terms sent again': ({ destination }) => ({
    heading: `Our terms were sent again to ${destination}`,
    happened: `had the link to our terms sent again to the installer ${destination}. Once it accepts them, it can be offered leads.`,
    screen: installers,
  }),
  'installer links ended': ({ destination }) => ({
    heading: `Links of ${destination} were ended`,
    happened: `ended every link that the installer ${destination} was sent. It can’t accept open offers by them.`,
    screen: installers,
  }),
  'installer request decided': ({ destination }) => ({
    heading: `A request of ${destination} was confirmed`,
    happened: `confirmed what the installer ${destination} asked for. It can be offered other leads by that.`,
    screen: installers,
  }),
  'installer backlog offered': ({ destination }) => ({
    heading: `Earlier leads are offered to ${destination}`,
    happened: `had the leads from before offered to the installer ${destination}.`,
    screen: installers,
  }),
  'installer backlog left': ({ destination }) => ({
    heading: `Earlier leads are not offered to ${destination}`,
    happened: `left the leads from before to the desk. They are not offered to the installer ${destination}.`,
    screen: installers,
  }),
  'offer rules changed': () => ({
    heading: 'The rules of offering were changed',
    happened: 'changed the rules by which leads are offered to installers.',
    screen: rules,
  }),
  'payment recorded': ({ destination, amount }, { cents }) => ({
    heading:
      cents < 0
        ? `A payment of ${destination} was taken back`
        : `A payment of ${destination} was recorded`,
    happened:
      cents < 0
        ? `took back a payment of ${amount} of the installer ${destination}. It owes that again.`
        : `recorded a payment of ${amount} by the installer ${destination}. It owes that much less.`,
    screen: ledger,
  }),
  'lead.return-decided': ({ destination }) => ({
    heading: `${destination} was credited a returned lead`,
    happened: `credited the installer ${destination} the fee of a lead that it returned.`,
    screen: ledger,
  }),
  'lead.goodwill-credited': ({ destination, amount }) => ({
    heading: `${destination} was credited ${amount}`,
    happened: `credited the installer ${destination} ${amount} of a fee, without a return.`,
    screen: ledger,
  }),
  'leads read in bulk': ({ person }, { leads }) => ({
    heading: `${person} has read ${leads} leads today`,
    happened: `read ${leads} different leads within a day. To read on, they have to give their second factor again.`,
    screen: people,
  }),
  'lead.exported': ({ person }, { leads }) => ({
    heading: `${person} exported ${leads} leads`,
    happened: `exported ${leads} leads as a file.`,
    screen: people,
  }),
}

function wordsOf({ event, person, destination }: AccountChange): Words {
  const { kind, detail } = event
  const cents = detail && 'cents' in detail ? Math.abs(detail.cents) : 0
  const names = { person: person?.name ?? 'Somebody', destination, amount: formatCents(cents) }
  return notices[kind as keyof typeof notices](names, detail as never)
}

function accountReset({ person, at }: AccountChange, { brand, siteUrl }: NoticeDeps): Letter {
  const name = person?.name ?? 'somebody'
  return {
    subject: `The account of ${name} was reset at the ${brand.name} lead desk`,
    preview: 'Somebody did it on the server itself.',
    heading: `The account of ${name} was reset`,
    parts: [
      `On ${formatZonedMoment(at, brand)} somebody who can run commands on the server reset the account of ${name}. They were signed out everywhere, and set a new password and second factor by a link that was printed there.`,
      `If neither you nor ${name} asked for that, close the account now, and have the server looked at: a person who runs commands there can read everything.`,
      { kind: 'button', text: 'Open People', address: `${siteUrl}/console/settings/people` },
    ],
  }
}
