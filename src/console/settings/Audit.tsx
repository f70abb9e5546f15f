import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { api, errorMessage, isApiError } from '../client/api.ts'
import { useOperators } from '../client/use-operators.ts'
import { Button } from '../ui/Button.tsx'
import { Problem } from '../ui/form/Problem.tsx'
import kit from '../ui/kit.module.css'
import { LoadError } from '../ui/LoadError.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import styles from './Audit.module.css'
import { type AuditNames, actorOf, auditSentence } from './audit-sentence.ts'
import { apiKeysQuery, endpointsQuery, keysQuery } from './settings-queries.ts'

/** The audit log: who did what, the latest first. */
export function Audit() {
  const names = useAuditNames()
  const list = useInfiniteQuery({
    queryKey: ['audit'],
    queryFn: ({ pageParam }) => api.audit.$get({ query: pageParam ? { beyond: pageParam } : {} }),
    initialPageParam: '',
    getNextPageParam: (page) => page.beyond,
  })
  const entries = list.data?.pages.flatMap((page) => page.entries)
  return (
    <>
      <PageTitle title="Audit log" />
      {isApiError(list.error, 'owners-only') ? (
        <Notice kind="clay">{errorMessage(list.error)}</Notice>
      ) : (
        list.isError &&
        !entries && (
          <LoadError what="The list" error={list.error} retry={() => void list.refetch()} />
        )
      )}
      {list.isPending && <Loading />}
      {entries && (
        <table className={`${kit.table} ${kit.roomy} ${kit.headless} ${styles.audit}`}>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col">Lead</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td>
                  <Moment at={entry.at} way="withTime" />
                </td>
                <td>
                  <strong>{actorOf(entry)}</strong> {auditSentence(entry, names)}
                </td>
                <td>
                  {entry.lead && (
                    <Link to="/console/leads/$id" params={{ id: entry.lead }}>
                      {entry.reference ?? 'the lead'}
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {entries && (list.hasNextPage || list.isFetchNextPageError) && (
        <p className={styles.older}>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show older
          </Button>
          {list.isFetchNextPageError && <Problem>{errorMessage(list.error)}</Problem>}
        </p>
      )}
    </>
  )
}

/** The names behind the ids in audit events, as far as they are loaded. */
function useAuditNames(): AuditNames {
  const operators = useOperators()
  const endpoints = useQuery(endpointsQuery)
  const keys = useQuery(keysQuery)
  const apiKeys = useQuery(apiKeysQuery)
  return {
    operator: (id) => operators.find((operator) => operator.id === id)?.name ?? 'somebody',
    endpoint: (id) => {
      const endpoint = endpoints.data?.endpoints.find((endpoint) => endpoint.id === id)
      return endpoint?.label || endpoint?.host || 'of before'
    },
    key: (id) =>
      [...(keys.data?.keys ?? []), ...(apiKeys.data?.keys ?? [])].find((key) => key.id === id)
        ?.label ?? 'somebody',
  }
}
