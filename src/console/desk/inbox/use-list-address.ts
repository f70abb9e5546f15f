import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { formatAddress, type ListAddress, parseAddress } from './list-address.ts'

/** The list in the address bar, and how to go to another. */
export function useListAddress(): [ListAddress, (address: ListAddress) => void] {
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
