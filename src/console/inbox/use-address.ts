import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type ListAddress, readAddress, writeAddress } from './list-address.ts'

/** The list that the address names, and a way to another. */
export function useAddress(): [ListAddress, (next: ListAddress) => void] {
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const navigate = useNavigate()
  const address = useMemo(
    () => readAddress(Object.fromEntries(new URLSearchParams(search))),
    [search],
  )
  return [
    address,
    (next) => void navigate({ to: '/console', search: writeAddress(next), resetScroll: false }),
  ]
}
