import { useMutationState, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isApiError } from '../../client/api.ts'
import { removePendingContact } from '../../client/pending-contacts.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { LoadError } from '../../ui/LoadError.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Moment } from '../../ui/Moment.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { LeadPage } from './LeadPage.tsx'
import { type ErasedPerson, eraseKey, type LeadDetails, leadQuery } from './lead-query.ts'
import { useLeadCan } from './use-lead-can.ts'

const route = getRouteApi('/desk/console/leads/$id')

/** Loads a lead and shows its page, or why there is none. */
export function LeadScreen() {
  const { id } = route.useParams()
  const { data, error, isError, refetch } = useQuery(leadQuery(id))
  const can = useLeadCan()
  const isClosed =
    Boolean(data?.erasedAt) || isApiError(error, 'unknown') || (data && !can('call', data).ok)
  useEffect(() => {
    if (isClosed) removePendingContact(id)
  }, [isClosed, id])
  if (data?.erasedAt) return <ErasedLead lead={data} erasedAt={data.erasedAt} />
  if (data) return <LeadPage key={id} lead={data} fetchError={isError ? error : undefined} />
  if (isApiError(error, 'unknown'))
    return (
      <Empty
        title="There is no such lead"
        actions={
          <Link className={buttonClass({ look: 'gold' })} to="/console">
            Queue
          </Link>
        }
      >
        It may have been erased since the link was made.
      </Empty>
    )
  if (isError) return <LoadError what="The lead" error={error} retry={() => void refetch()} />
  return <Loading />
}

/** In place of the page of a lead whose personal data was erased. */
function ErasedLead({ lead, erasedAt }: { lead: LeadDetails; erasedAt: string }) {
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
