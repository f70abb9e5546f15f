import { useQuery } from '@tanstack/react-query'
import { useOperators } from '../client/use-operators.ts'
import type { AuditNames } from './audit-sentence.ts'
import { endpointsQuery, keysQuery } from './settings-queries.ts'

/** The names behind the ids in audit events, as far as they are loaded. */
export function useAuditNames(): AuditNames {
  const operators = useOperators()
  const endpoints = useQuery(endpointsQuery)
  const keys = useQuery(keysQuery)
  return {
    operator: (id) => operators.find((operator) => operator.id === id)?.name ?? 'somebody',
    endpoint: (id) => {
      const endpoint = endpoints.data?.endpoints.find((endpoint) => endpoint.id === id)
      return endpoint?.label || endpoint?.host || 'of before'
    },
    key: (id) => keys.data?.keys.find((key) => key.id === id)?.label ?? 'somebody',
  }
}
