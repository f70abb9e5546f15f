import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, parseResponse } from './api.ts'

const operatorsQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: () => parseResponse(api.colleagues.$get()),
  staleTime: 5 * 60_000,
})

/** Everybody who works or has worked at the desk. */
export function useOperators() {
  return useQuery(operatorsQuery).data?.people ?? []
}

/** What a colleague is called at the desk: the first name, as long as only one has it. */
export function useOperatorName(): (operator: string | null) => string {
  const people = useOperators()
  const firstNames = people.map(({ name }) => firstName(name))
  return (operator) => {
    const person = people.find(({ id }) => id === operator)
    if (!person) return operator === null ? 'The visitor' : 'A colleague'
    const first = firstName(person.name)
    return firstNames.filter((name) => name === first).length > 1 ? person.name : first
  }
}

export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}
