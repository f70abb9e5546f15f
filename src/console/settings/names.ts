import { useQuery } from '@tanstack/react-query'
import { useOperators } from '../operators.ts'
import type { Names } from './audit-words.ts'
import { endpointsQuery, keysQuery } from './settings-queries.ts'

/** Names for ids, as far as they are known by now. */
export function useNames(): Names {
  const people = useOperators()
  const endpoints = useQuery(endpointsQuery)
  const keys = useQuery(keysQuery)
  return {
    person: (id) => people.find((one) => one.id === id)?.name ?? 'somebody',
    endpoint: (id) => {
      const found = endpoints.data?.endpoints.find((one) => one.id === id)
      return found?.label || found?.host || 'of before'
    },
    key: (id) => keys.data?.keys.find((one) => one.id === id)?.label ?? 'somebody',
  }
}
