import { useMutationState } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { type ErasedPerson, eraseKey, type LeadDetails } from './lead-query.ts'

/** In place of the page of a lead whose personal data was erased. */
export function ErasedLead({ lead, erasedAt }: { lead: LeadDetails; erasedAt: string }) {
  const [erased] = useMutationState({
    filters: { mutationKey: eraseKey(lead.id), status: 'success' },
    select: ({ state }) => state.data as ErasedPerson,
  })
  const [left] = (erased?.setAside ?? []).toSorted((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1))
  return (
    <>
      <PageTitle title={lead.reference} />
      <Empty
        title="This person was erased"
        actions={
          <Link className={buttonClass({})} to="/console">
            Queue
          </Link>
        }
      >
        <Moment at={erasedAt} way="withToday" />. Nothing personal is left but a salted hash that
        proves the consent there was.
        {left && (
          <>
            {' '}
            The copy of the database from before a restore may still have them. It’s deleted by
            itself on <Moment at={left.deletedAt} />.
          </>
        )}
      </Empty>
    </>
  )
}
