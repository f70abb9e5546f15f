import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { formatAddress, type ListAddress, parseAddress } from './list-address.ts'

/** The list that the address names, and a way to another. */
export function useListAddress(): [ListAddress, (next: ListAddress) => void] {
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const navigate = useNavigate()
  const address = useMemo(
    () => parseAddress(Object.fromEntries(new URLSearchParams(search))),
    [search],
  )
  return [
    address,
    (next) => void navigate({ to: '/console', search: formatAddress(next), resetScroll: false }),
  ]
}
