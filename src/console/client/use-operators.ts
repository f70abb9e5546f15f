import { queryOptions, useQuery } from '@tanstack/react-query'
import { isolate } from '#domain/enquiry/isolate.ts'
import { api } from './api.ts'

const operatorNamesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: () => api.colleagues.$get(),
  staleTime: 5 * 60_000,
})

/** Everybody who works or has worked at the desk. All operators may see this list. */
export function useOperators() {
  return useQuery(operatorNamesQuery).data?.people ?? []
}

/** Returns an operator’s name by id: the first name, or the full name if two operators share a first name. */
export function useOperatorName(): (operator: string | null) => string {
  const operators = useOperators()
  const firstNames = operators.map(({ name }) => firstName(name))
  return (id) => {
    if (id === null) return 'The visitor'
    const operator = operators.find((other) => other.id === id)
    if (!operator) return 'A colleague'
    const first = firstName(operator.name)
    return firstNames.filter((name) => name === first).length > 1 ? operator.name : first
  }
}

/** For sentences. */
export function firstName(name: string): string {
  return isolate(name.trim().split(/\s+/)[0] ?? name)
}
