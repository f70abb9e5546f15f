import { Link } from '@tanstack/react-router'
import { useLocalTime } from '../../../client/server-time.ts'
import { useOperator } from '../../../client/session.ts'
import { TextButton } from '../../../ui/Button.tsx'
import kit from '../../../ui/kit.module.css'
import { formatLeadCount } from '../../../words/labels.ts'
import { formatWhen, type LocalTime } from '../../../words/moments.ts'
import { formatAddress, type ListAddress } from '../list-address.ts'
import { type ListPart, partAddress } from '../queue-parts.ts'
import list from './list.module.css'

const titles = {
  due: 'Due now',
  overdue: 'Overdue',
  later: 'Later',
  waiting: 'Waiting for an installer',
}

/** The title of a part of the queue, with its count and what its order is. */
export function PartHeading({ part }: { part: ListPart }) {
  const local = useLocalTime()
  return (
    <small className={list.part}>
      <b>
        {titles[part.part]}, {formatLeadCount(part.count)}
      </b>{' '}
      {noteOf(part, local)}
      <WithoutInstaller leads={part.leads} />
    </small>
  )
}

/** Shown once for all the rows below, to owners, who can add an installer. */
function WithoutInstaller({ leads }: Pick<ListPart, 'leads'>) {
  const isOwner = useOperator().role === 'owner'
  const without = leads.filter(({ installers }) => installers.nobody !== null).length
  if (!isOwner || without === 0) return null
  return (
    <>
      {' · '}
      {without} with no installer left.{' '}
      <Link className={list.above} to="/console/installers">
        Installers
      </Link>
    </>
  )
}

function noteOf({ part, leads: [first] }: ListPart, local: LocalTime): string {
  if (part === 'due') return 'what can still be kept comes first'
  if (part === 'waiting') return 'nothing for us to do until the time shown'
  return first?.nextAction ? `next at ${formatWhen(first.nextAction.at, local)}` : ''
}

/** How many of a part are folded away, and how to see them. */
export function PartRest({
  part: { part, hidden, leads },
  address,
  onUnfold,
}: {
  part: ListPart
  address: ListAddress
  onUnfold: (part: ListPart['part']) => void
}) {
  const text = `${formatLeadCount(hidden)} more ${rest[part]}`
  // Unfolded there are fifty at most; the others are a list of their own.
  if (leads.length >= 50)
    return (
      <Link
        className={`${list.above} ${kit.small}`}
        to="/console"
        search={formatAddress(partAddress(address, part))}
      >
        {text}
      </Link>
    )
  return (
    <TextButton className={`${list.above} ${kit.small}`} onClick={() => onUnfold(part)}>
      {text}
    </TextButton>
  )
}

const rest = {
  due: 'due now',
  overdue: 'overdue',
  later: 'later',
  waiting: 'waiting for an installer',
}
